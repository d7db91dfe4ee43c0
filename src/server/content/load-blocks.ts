import { scheduleNow } from '#rules/content/block-schedule.ts';
import { mayStandInside, toCells } from '#rules/content/inner-blocks.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { BlockDisplay } from '#wire/blocks/display.ts';
import type { ContentBlock } from '#wire/content.ts';
import { findSets } from './block-sets.ts';
import { blockDefinition } from './blocks/blocks.ts';
import { withDisplay } from './blocks/display.ts';
import { reusable } from './blocks/reusable.ts';
import { blockOfRow, type StoredBlock } from './stored-blocks.ts';
import { blockSetTag } from './tags.ts';

/** A stored block that cannot be shown; the page is rendered without it and the fault is logged. */
export interface BlockProblem {
  code: 'block.unknown' | 'block.unreadable' | 'block.missing';
  block: number;
  kind: string;
}

export interface LoadedBlocks {
  blocks: ContentBlock[];
  problems: BlockProblem[];
  tags: string[];
  /** The next moment at which a block appears or goes by its schedule. */
  freshUntil: number | null;
}

export async function loadBlocks(ctx: ShopContext, documentId: number): Promise<LoadedBlocks> {
  const rows = await ctx.db
    .selectFrom('blocks')
    .select(['id', 'kind', 'settings'])
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute();
  return resolveBlocks(
    ctx,
    rows.map((row) => ({ id: row.id, ...blockOfRow(row) })),
  );
}

export interface NumberedBlock extends StoredBlock {
  id: number;
}

/** Blocks that are not stored as rows, by their place. */
export function numbered(blocks: readonly StoredBlock[]): NumberedBlock[] {
  return blocks.map((block, at) => ({ ...block, id: at + 1 }));
}

interface ResolveOptions {
  /** For the builder, which shows what is scheduled too. */
  ignoresSchedule?: boolean;
  /** Inside of another block not every kind may stand. */
  isInside?: boolean;
}

/** Blocks as data to render; what cannot be shown is left out and reported. */
export async function resolveBlocks(
  ctx: ShopContext,
  stored: readonly NumberedBlock[],
  options: ResolveOptions = {},
): Promise<LoadedBlocks> {
  return together(await Promise.all(stored.map((block) => resolveBlock(ctx, block, options))));
}

function together(parts: readonly LoadedBlocks[]): LoadedBlocks {
  const changes = parts.flatMap(({ freshUntil }) => (freshUntil === null ? [] : [freshUntil]));
  return {
    blocks: parts.flatMap(({ blocks }) => blocks),
    problems: parts.flatMap(({ problems }) => problems),
    tags: parts.flatMap(({ tags }) => tags),
    freshUntil: changes.length > 0 ? Math.min(...changes) : null,
  };
}

const NOTHING: LoadedBlocks = { blocks: [], problems: [], tags: [], freshUntil: null };

async function resolveBlock(
  ctx: ShopContext,
  stored: NumberedBlock,
  options: ResolveOptions,
): Promise<LoadedBlocks> {
  const { id, kind } = stored;
  const failed = (code: BlockProblem['code']): LoadedBlocks => ({
    ...NOTHING,
    problems: [{ code, block: id, kind }],
  });
  const common = withDisplay.safeParse(stored.settings);
  if (!common.success) return failed('block.unreadable');
  const { display } = common.data;
  const schedule =
    display && !options.ignoresSchedule
      ? scheduleNow(display, ctx.now, ctx.settings['shop.timeZone'])
      : ALWAYS;
  const { changesAt: freshUntil } = schedule;
  if (!schedule.isShown) return { ...NOTHING, freshUntil };
  if (options.isInside && !mayStandInside(kind)) return failed('block.unknown');
  if (kind === reusable.kind) {
    const named = reusable.settings.safeParse(stored.settings);
    if (!named.success) return failed('block.unreadable');
    const set = await resolveSet(ctx, id, named.data.setId, options);
    return set ? placed(set, display, freshUntil) : failed('block.missing');
  }
  const definition = blockDefinition(kind);
  if (!definition) return failed('block.unknown');
  const settings = definition.settings.safeParse(stored.settings);
  if (!settings.success) return failed('block.unreadable');
  // The definition was found by the block's kind and its own schema read the settings.
  const resolve = definition.resolve as (ctx: ShopContext, settings: unknown) => Promise<object>;
  const data = await resolve(ctx, settings.data);
  const block = { kind, id, ...data, ...(display && displayedStyle(display)) };
  return withInner(ctx, stored, block as ContentBlock, {
    options: options,
    outer: { ...NOTHING, tags: [...definition.tags], freshUntil },
  });
}

/** A block with what stands in its cells. */
async function withInner(
  ctx: ShopContext,
  stored: NumberedBlock,
  block: ContentBlock,
  { options, outer }: { options: ResolveOptions; outer: LoadedBlocks },
): Promise<LoadedBlocks> {
  if (block.kind !== 'columns') return { ...outer, blocks: [block] };
  const inside = { ...options, isInside: true };
  const held = toCells(stored);
  const inner = await Promise.all(
    held.map((blocks, cell) => {
      const before = held.slice(0, cell).flat().length;
      return resolveBlocks(ctx, numberedInside(stored.id, blocks, before), inside);
    }),
  );
  const cells = block.cells.map((cell, at) => ({
    ...cell,
    blocks: (inner[at]?.blocks ?? []).filter((each) => each.kind !== 'columns'),
  }));
  const blocks = [{ ...block, cells }];
  return { ...together([outer, ...inner]), blocks };
}

/** Numbers that neither a stored block has nor one of a set, nor a part of a text. */
function numberedInside(id: number, blocks: readonly StoredBlock[], before: number) {
  return blocks.map((block, at) => ({ ...block, id: id * 1000 + 1_000_600 + before + at }));
}

/** The blocks of a set, under numbers that no stored block has; null where the set is gone. */
async function resolveSet(
  ctx: ShopContext,
  id: number,
  setId: number,
  options: ResolveOptions,
): Promise<LoadedBlocks | null> {
  const set = (await findSets(ctx.db, [setId])).get(setId);
  if (!set) return null;
  const inner = set.blocks.map((block, at) => ({ ...block, id: id * 1000 + at + 1_000_500 }));
  const loaded = await resolveBlocks(ctx, inner, options);
  return { ...loaded, tags: [...loaded.tags, blockSetTag(setId)] };
}

/** The blocks of a set stand as the block that names it does, unless they say otherwise. */
function placed(
  set: LoadedBlocks,
  display: BlockDisplay | undefined,
  freshUntil: number | null,
): LoadedBlocks {
  const style = display ? displayedStyle(display) : {};
  const changes = [set.freshUntil, freshUntil].filter((moment) => moment !== null);
  return {
    ...set,
    blocks: set.blocks.map((block) => ({ ...style, ...block })),
    freshUntil: changes.length > 0 ? Math.min(...changes) : null,
  };
}

const ALWAYS = { isShown: true, changesAt: null };

/** Nothing where all of it is usual, so that pages stay short. */
function displayedStyle({ spacing, width, background, devices }: BlockDisplay) {
  const display = { spacing, width, background, devices };
  const isUsual =
    spacing === 'usual' && width === 'usual' && background === 'none' && devices === 'all';
  return isUsual ? {} : { display };
}
