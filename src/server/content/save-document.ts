import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type BlockInput, blockDefinition } from './blocks/blocks.ts';

export interface DocumentInput {
  kind: 'page' | 'post';
  slug: string;
  title: string;
  /** Plain text. */
  excerpt: string;
  status?: 'publish' | 'draft';
  showTitle?: boolean;
  imageId?: number | null;
  publishedAt: number;
  updatedAt?: number;
  blocks: BlockInput[];
}

/**
 * Writes a document and its blocks and returns its id; one with the same kind and slug is replaced.
 * The caller holds the transaction and invalidates `documentTags(kind, id)`.
 */
export async function saveDocument(db: Db, input: DocumentInput): Promise<number> {
  const blocks = input.blocks.map(storedBlock);
  const values = {
    kind: input.kind,
    slug: input.slug,
    title: input.title,
    excerpt: input.excerpt,
    status: input.status ?? 'publish',
    show_title: encodeFlag(input.showTitle ?? true),
    image_id: input.imageId ?? null,
    published_at: input.publishedAt,
    updated_at: input.updatedAt ?? input.publishedAt,
  };
  const { id } = await db
    .insertInto('documents')
    .values(values)
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();

  await db.deleteFrom('blocks').where('document_id', '=', id).execute();
  const rows = blocks.map((block, position) => ({ ...block, document_id: id, position }));
  if (rows.length > 0) await db.insertInto('blocks').values(rows).execute();
  return id;
}

function storedBlock(input: BlockInput): { kind: string; settings: string } {
  const definition = blockDefinition(input.kind);
  if (!definition) throw new TypeError(`no block of the kind ${input.kind}`);
  return { kind: input.kind, settings: encodeJson(cleaned(definition, input.settings)) };
}

type Definition = NonNullable<ReturnType<typeof blockDefinition>>;

/** The union of definitions hides that kind and settings belong together; parsing shows it again. */
function cleaned(definition: Definition, settings: unknown): unknown {
  const parsed: unknown = definition.settings.parse(settings);
  const clean = definition.clean as ((settings: unknown) => unknown) | undefined;
  return clean ? clean(parsed) : parsed;
}
