import { mayStandInside, toCells, withCells } from '#rules/content/inner-blocks.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findSets } from './block-sets.ts';
import { blockDefinition } from './blocks/blocks.ts';
import { reusable } from './blocks/reusable.ts';
import { checkBlocks, type StoredBlock } from './stored-blocks.ts';

/** What an editor should know of a stored block: the page leaves it out, or a part of it. */
export interface StoredProblem {
  code: 'block.unknown' | 'block.unreadable' | 'block.missing';
  /** Its place in the list; for a block inside of another, that one's place. */
  block: number;
  /** What is gone: slugs of products, or the number of a set. */
  names: string[];
}

export async function blockProblems(
  ctx: ShopContext,
  blocks: readonly StoredBlock[],
): Promise<StoredProblem[]> {
  const found = await Promise.all(blocks.map((block, at) => loadProblems(ctx, block, at)));
  return found.flat();
}

async function loadProblems(
  ctx: ShopContext,
  stored: StoredBlock,
  block: number,
): Promise<StoredProblem[]> {
  const cells = toCells(stored);
  const inner = cells.flat().map((each) => innerProblems(ctx, each, block));
  const withStoredCells =
    cells.length > 0 ? { ...stored, settings: withCells(stored.settings, []) } : stored;
  return [
    ...(await settingProblems(ctx, withStoredCells, block)),
    ...(await Promise.all(inner)).flat(),
  ];
}

async function innerProblems(ctx: ShopContext, stored: StoredBlock, block: number) {
  if (mayStandInside(stored.kind)) return settingProblems(ctx, stored, block);
  return [{ code: 'block.unknown' as const, block, names: [] }];
}

async function settingProblems(
  ctx: ShopContext,
  stored: StoredBlock,
  block: number,
): Promise<StoredProblem[]> {
  const checked = checkBlocks([stored]);
  if (!checked.ok) {
    const [first] = checked.problems;
    const isUnknown = first?.code === 'block.unknown';
    return [{ code: isUnknown ? 'block.unknown' : 'block.unreadable', block, names: [] }];
  }
  const names = await getMissing(ctx, stored);
  return names.length > 0 ? [{ code: 'block.missing', block, names }] : [];
}

async function getMissing(ctx: ShopContext, { kind, settings }: StoredBlock): Promise<string[]> {
  if (kind === reusable.kind) {
    const { setId } = reusable.settings.parse(settings);
    return (await findSets(ctx.db, [setId])).has(setId) ? [] : [String(setId)];
  }
  const definition = blockDefinition(kind);
  if (!definition || !('missing' in definition)) return [];
  // The definition was found by the block's kind and its own schema reads the settings.
  const missing = definition.missing as
    | ((ctx: ShopContext, settings: unknown) => Promise<string[]>)
    | undefined;
  return missing ? missing(ctx, definition.settings.parse(settings)) : [];
}
