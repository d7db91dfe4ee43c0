// Blocks that stand inside of others: the cells of a columns block hold some. They count as blocks of
// their page, and hold none themselves.
// Example: toCells({ kind: 'columns', settings: { cells: [{ blocks: [a, b] }, {}] } }) is [[a, b], []].

export interface HeldBlock {
  kind: string;
  settings: unknown;
}

const HOLDER = 'columns';

/** Kinds that stand in a page's own list alone. */
const NEVER_INSIDE: readonly string[] = [HOLDER, 'reusable'];

export function mayHold(kind: string): boolean {
  return kind === HOLDER;
}

export function mayStandInside(kind: string): boolean {
  return !NEVER_INSIDE.includes(kind);
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The blocks of each cell; none where it is no holder, or not one that can be read. */
export function toCells({ kind, settings }: { kind: string; settings?: unknown }): HeldBlock[][] {
  if (!mayHold(kind)) return [];
  return listIn(fieldsIn(settings).cells).map((cell) =>
    listIn(fieldsIn(cell).blocks).flatMap((block): HeldBlock[] => {
      const { kind: inner, settings: innerSettings } = fieldsIn(block);
      return typeof inner === 'string' ? [{ kind: inner, settings: innerSettings }] : [];
    }),
  );
}

/** The settings of a holder with other blocks in its cells; a cell that never had any stays as it is. */
export function withCells(settings: unknown, cells: readonly (readonly HeldBlock[])[]): unknown {
  const fields = fieldsIn(settings);
  const held = listIn(fields.cells).map((cell, at) => {
    const blocks = cells[at] ?? [];
    const cellFields = fieldsIn(cell);
    return blocks.length > 0 || 'blocks' in cellFields ? { ...cellFields, blocks } : cell;
  });
  return { ...fields, cells: held };
}

/** The block with those of its inner blocks that pass; a block without any stays as it is. */
export function keepInner(block: HeldBlock, passes: (kind: string) => boolean): HeldBlock {
  const cells = toCells(block);
  if (cells.every((blocks) => blocks.length === 0)) return block;
  const passed = cells.map((blocks) => blocks.filter(({ kind }) => passes(kind)));
  return { ...block, settings: withCells(block.settings, passed) };
}

/** How many there are with those inside. */
export function countBlocks(blocks: readonly { kind: string; settings?: unknown }[]): number {
  return blocks.reduce((count, block) => count + 1 + toCells(block).flat().length, 0);
}

/** The place of the holder whose inner blocks are more than a page may have; null where none is. */
export function overfullAt(blocks: readonly HeldBlock[], maxDepth: number): number | null {
  const at = blocks.findIndex(
    (block, place) =>
      toCells(block).flat().length > 0 && countBlocks(blocks.slice(0, place + 1)) > maxDepth,
  );
  return at === -1 ? null : at;
}
