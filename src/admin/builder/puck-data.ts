import type { Data } from '@puckeditor/core';
import { type HeldBlock, toCells, withCells } from '#rules/content/inner-blocks.ts';

// The blocks of a page as the canvas holds them, and back. Settings travel as one value, so that what
// the canvas saves is what the form editor saves; blocks in cells are items of the canvas themselves,
// under names that no settings have: the canvas looks for its slots by name alone, however deep.
// Example: [{ kind: 'text', settings }] is { content: [{ type: 'text', props: { id, settings } }] }.

export interface DraftBlock {
  kind: string;
  settings?: unknown;
}

export type CanvasItem = Data['content'][number];

export function toCanvas(blocks: readonly DraftBlock[], newId: () => string): Data {
  return { root: { props: {} }, content: blocks.map((block) => canvasItem(block, newId)) };
}

/** The item of a block; where it replaces another, its inner items keep the ids of their places. */
export function canvasItem(
  { kind, settings }: DraftBlock,
  newId: () => string,
  before?: CanvasItem,
): CanvasItem {
  const cells = toCells({ kind, settings });
  if (cells.length === 0) return { type: kind, props: { id: newId(), settings } };
  const old = before ? cellItems(before) : [];
  const items = cells.map((blocks, cell) => ({
    held: blocks.map((block, at) => {
      const same = old[cell]?.[at];
      return canvasItem(block, () => (same?.type === block.kind ? getId(same) : newId()));
    }),
  }));
  return { type: kind, props: { id: newId(), settings: withCells(settings, []), slots: items } };
}

export function fromCanvas({ content }: Pick<Data, 'content'>): DraftBlock[] {
  return content.map(blockOfItem);
}

export function blockOfItem(item: CanvasItem): HeldBlock {
  const { settings } = item.props;
  const cells = cellItems(item);
  if (cells.length === 0) return { kind: item.type, settings };
  const held = cells.map((items) => items.map(blockOfItem));
  return { kind: item.type, settings: withCells(settings, held) };
}

export function getId({ props }: CanvasItem): string {
  return String(props.id);
}

/** What stands in the cells of an item. */
export function cellItems({ props }: CanvasItem): CanvasItem[][] {
  const slots: { held?: CanvasItem[] }[] = Array.isArray(props.slots) ? props.slots : [];
  return slots.map(({ held }) => held ?? []);
}

/** Where an item is: in the page's own list, or in a cell of an item there. */
export interface Place {
  at: number;
  inside: { cell: number; at: number } | null;
}

export function getPlace(content: readonly CanvasItem[], id: string | null): Place | null {
  for (const [at, item] of content.entries()) {
    if (getId(item) === id) return { at, inside: null };
    for (const [cell, items] of cellItems(item).entries()) {
      const inner = items.findIndex((each) => getId(each) === id);
      if (inner !== -1) return { at, inside: { cell, at: inner } };
    }
  }
  return null;
}

/** The list that a place is in, and the place in it. */
export function getSiblings(content: readonly CanvasItem[], { at, inside }: Place) {
  if (!inside) return { items: content, at };
  const holder = content[at];
  return { items: (holder ? cellItems(holder)[inside.cell] : null) ?? [], at: inside.at };
}

/** The page with another list at a place. */
export function withSiblings(
  content: readonly CanvasItem[],
  { at, inside }: Place,
  items: readonly CanvasItem[],
): CanvasItem[] {
  const holder = content[at];
  if (!inside || !holder) return [...items];
  const cells = cellItems(holder).with(inside.cell, [...items]);
  const props = { ...holder.props, slots: cells.map((held) => ({ held })) };
  return content.with(at, { ...holder, props });
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
