import { toSlug } from '#rules/catalog/free-name.ts';
import { encodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BlockInput } from './blocks/blocks.ts';
import { writePostTerms } from './managing/post-terms.ts';
import { blockRow, checkBlocks, type StoredBlock } from './stored-blocks.ts';
import type { PostTaxonomy } from './tables.ts';

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
  /** Of a post, by name; those that are not there yet are made. */
  categories?: readonly string[];
  tags?: readonly string[];
  blocks: BlockInput[];
}

/**
 * Writes a document and its blocks and returns its id; one with the same kind and slug is replaced.
 * The caller holds the transaction and invalidates `documentTags(kind, id)`.
 */
export async function saveDocument(db: Db, input: DocumentInput): Promise<number> {
  const blocks = storedBlocks(input.blocks);
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

  await writeBlocks(db, id, blocks);
  await writePostTerms(db, id, 'category', await namedTerms(db, 'category', input.categories));
  await writePostTerms(db, id, 'tag', await namedTerms(db, 'tag', input.tags));
  return id;
}

async function namedTerms(
  db: Db,
  taxonomy: PostTaxonomy,
  names: readonly string[] = [],
): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const { id } = await db
      .insertInto('post_terms')
      .values({ taxonomy, name, slug: toSlug(name) })
      .onConflict((conflict) => conflict.columns(['taxonomy', 'slug']).doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** Replaces the blocks of a document. */
export async function writeBlocks(
  db: Db,
  documentId: number,
  blocks: readonly StoredBlock[],
): Promise<void> {
  await db.deleteFrom('blocks').where('document_id', '=', documentId).execute();
  const rows = blocks.map((block, position) => ({
    ...blockRow(block),
    document_id: documentId,
    position,
  }));
  if (rows.length > 0) await db.insertInto('blocks').values(rows).execute();
}

/** Only the demo and tests save documents this way, so a wrong block is a bug. */
function storedBlocks(blocks: readonly BlockInput[]): StoredBlock[] {
  const checked = checkBlocks(blocks);
  if (checked.ok) return checked.blocks;
  const [first] = checked.problems;
  throw new TypeError(`block ${first?.path} of the kind ${first?.kind} ${first?.reason}`);
}
