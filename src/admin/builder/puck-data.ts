import type { Data } from '@puckeditor/core';

// The blocks of a page as the canvas holds them, and back. Settings travel as one value, so that what
// the canvas saves is what the form editor saves.
// Example: [{ kind: 'text', settings }] is { content: [{ type: 'text', props: { id, settings } }] }.

export interface DraftBlock {
  kind: string;
  settings?: unknown;
}

export function toCanvas(blocks: readonly DraftBlock[], newId: () => string): Data {
  return { root: { props: {} }, content: blocks.map((block) => canvasItem(block, newId())) };
}

export function canvasItem({ kind, settings }: DraftBlock, id: string): Data['content'][number] {
  return { type: kind, props: { id, settings } };
}

export function fromCanvas({ content }: Pick<Data, 'content'>): DraftBlock[] {
  return content.map(({ type, props }) => ({ kind: type, settings: props.settings }));
}

/** The list with some blocks put behind the chosen one, or at the end. */
export function withInserted<Item>(
  items: readonly Item[],
  added: readonly Item[],
  chosen: number | null,
): Item[] {
  return items.toSpliced(chosen === null ? items.length : chosen + 1, 0, ...added);
}

/** The list with one item at another place; the same list where there is no such place. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
