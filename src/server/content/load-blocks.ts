import { decodeJson, UnreadableColumn } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import { blockDefinition } from './blocks/blocks.ts';

/** A stored block that cannot be shown; the page is drawn without it and the fault is logged. */
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
  const loaded: LoadedBlocks = { blocks: [], problems: [], tags: [] };
  for (const row of rows) {
    const definition = blockDefinition(row.kind);
    if (!definition) {
      loaded.problems.push({ code: 'block.unknown', block: row.id, kind: row.kind });
      continue;
    }
    const settings = readSettings(row.settings, definition.settings);
    if (settings === undefined) {
      loaded.problems.push({ code: 'block.unreadable', block: row.id, kind: row.kind });
      continue;
    }
    // The definition was found by the row's kind and its own schema read the settings.
    const resolve = definition.resolve as (ctx: ShopContext, settings: unknown) => Promise<object>;
    const rendered = { kind: row.kind, id: row.id, ...(await resolve(ctx, settings)) };
    loaded.blocks.push(rendered as ContentBlock);
    loaded.tags.push(...definition.tags);
  }
  return loaded;
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
