import { decodeJson, UnreadableColumn } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import { blockDefinition } from './blocks/blocks.ts';

/** A stored block that cannot be shown; the page is rendered without it and the fault is logged. */
export interface BlockProblem {
  code: 'block.unknown' | 'block.unreadable';
  block: number;
  kind: string;
}

export interface LoadedBlocks {
  blocks: ContentBlock[];
  problems: BlockProblem[];
  tags: string[];
}

export async function loadBlocks(ctx: ShopContext, documentId: number): Promise<LoadedBlocks> {
  const rows = await ctx.db
    .selectFrom('blocks')
    .select(['id', 'kind', 'settings'])
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute();
  const parts = await Promise.all(rows.map((row) => loadBlock(ctx, row)));
  return {
    blocks: parts.flatMap(({ blocks }) => blocks),
    problems: parts.flatMap(({ problems }) => problems),
    tags: parts.flatMap(({ tags }) => tags),
  };
}

async function loadBlock(
  ctx: ShopContext,
  row: { id: number; kind: string; settings: string },
): Promise<LoadedBlocks> {
  const failed = (code: BlockProblem['code']): LoadedBlocks => ({
    blocks: [],
    problems: [{ code, block: row.id, kind: row.kind }],
    tags: [],
  });
  const definition = blockDefinition(row.kind);
  if (!definition) return failed('block.unknown');
  const settings = readSettings(row.settings, definition.settings);
  if (settings === undefined) return failed('block.unreadable');
  // The definition was found by the row's kind and its own schema read the settings.
  const resolve = definition.resolve as (ctx: ShopContext, settings: unknown) => Promise<object>;
  const block = { kind: row.kind, id: row.id, ...(await resolve(ctx, settings)) };
  return { blocks: [block as ContentBlock], problems: [], tags: [...definition.tags] };
}

function readSettings(
  text: string,
  schema: { parse(value: unknown): unknown },
): unknown | undefined {
  try {
    return decodeJson(text, schema);
  } catch (error) {
    if (error instanceof UnreadableColumn) return undefined;
    throw error;
  }
}
