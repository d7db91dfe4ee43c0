import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { likeAnywhere } from '#server/platform/database/like-pattern.ts';
import { matchOrder } from '#server/platform/database/match-order.ts';
import { termsOfPosts } from '../post-terms.ts';
import { blockOfRow, type StoredBlock } from '../stored-blocks.ts';
import type { DocumentKind, DocumentRow, DocumentStatus, PostTerm } from '../tables.ts';

// Pages and posts for those who edit them: whatever their status, with their blocks as they are stored.

export interface ManagedDocument {
  row: DocumentRow;
  blocks: StoredBlock[];
  /** Categories and tags of a post. */
  terms: PostTerm[];
}

export interface DocumentFilter {
  kind: DocumentKind;
  statuses: readonly DocumentStatus[];
  /** Of published ones: those dated ahead, those shown already, or both. */
  dated: 'ahead' | 'past' | 'any';
  slugs: readonly string[];
  authors: readonly number[];
  notAuthors: readonly number[];
  include: readonly number[];
  exclude: readonly number[];
  /** Posts with one of the terms of each list. */
  terms?: readonly (readonly number[])[];
  notTerms?: readonly number[];
  search: string;
  after?: number | undefined;
  before?: number | undefined;
  changedAfter?: number | undefined;
  changedBefore?: number | undefined;
  /** `match`: the best title for the search first, then the latest. */
  sort: 'match' | 'published_at' | 'updated_at' | 'id' | 'title' | 'slug' | 'author_id';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

export async function listManagedDocuments(
  db: Db,
  filter: DocumentFilter,
  now: number,
): Promise<{ documents: ManagedDocument[]; total: number }> {
  const { total } = await matching(db, filter, now)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const all = matching(db, filter, now).selectAll();
  const sorted =
    filter.sort === 'match'
      ? all.orderBy(matchOrder('title', filter.search)).orderBy('published_at', 'desc')
      : all.orderBy(filter.sort, filter.order);
  const rows = await sorted
    .orderBy('id', filter.order)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { documents: await withBlocks(db, rows), total: Number(total) };
}

/** Of either kind where none is said. */
export async function findManagedDocument(
  db: Db,
  kind: DocumentKind | null,
  id: number,
): Promise<ManagedDocument | null> {
  let query = db.selectFrom('documents').selectAll().where('id', '=', id);
  if (kind !== null) query = query.where('kind', '=', kind);
  const rows = await query.execute();
  const [found] = await withBlocks(db, rows);
  return found ?? null;
}

/** Whether everybody may read it. */
export function isPublic({ status, published_at: at }: DocumentRow, now: number): boolean {
  return status === 'publish' && at <= now;
}

async function withBlocks(db: Db, rows: readonly DocumentRow[]): Promise<ManagedDocument[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const stored = await db
    .selectFrom('blocks')
    .select(['document_id', 'kind', 'settings'])
    .where('document_id', 'in', ids)
    .orderBy('document_id')
    .orderBy('position')
    .execute();
  const byDocument = Map.groupBy(stored, (block) => block.document_id);
  const terms = await termsOfPosts(db, ids);
  return rows.map((row) => ({
    row,
    blocks: (byDocument.get(row.id) ?? []).map(blockOfRow),
    terms: terms.get(row.id) ?? [],
  }));
}

function matching(db: Db, filter: DocumentFilter, now: number) {
  const { statuses, slugs, authors, notAuthors, include, exclude } = filter;
  let query = db.selectFrom('documents').where('kind', '=', filter.kind);
  query = query.where('status', 'in', statuses.length > 0 ? statuses : ['publish']);
  if (filter.dated === 'ahead') query = query.where('published_at', '>', now);
  if (filter.dated === 'past') query = query.where('published_at', '<=', now);
  if (slugs.length > 0) query = query.where('slug', 'in', slugs);
  if (authors.length > 0) query = query.where('author_id', 'in', authors);
  if (notAuthors.length > 0) {
    query = query.where((eb) =>
      eb.or([eb('author_id', 'is', null), eb('author_id', 'not in', notAuthors)]),
    );
  }
  if (include.length > 0) query = query.where('id', 'in', include);
  if (exclude.length > 0) query = query.where('id', 'not in', exclude);
  const having = (ids: readonly number[]) =>
    db.selectFrom('document_terms').select('document_id').where('term_id', 'in', ids);
  for (const each of filter.terms ?? []) {
    if (each.length > 0) query = query.where('id', 'in', having(each));
  }
  const { notTerms = [] } = filter;
  if (notTerms.length > 0) query = query.where('id', 'not in', having(notTerms));
  if (filter.after !== undefined) query = query.where('published_at', '>', filter.after);
  if (filter.before !== undefined) query = query.where('published_at', '<', filter.before);
  if (filter.changedAfter !== undefined)
    query = query.where('updated_at', '>', filter.changedAfter);
  if (filter.changedBefore !== undefined) {
    query = query.where('updated_at', '<', filter.changedBefore);
  }
  for (const word of filter.search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = likeAnywhere(word);
    query = query.where(
      sql<boolean>`(lower(title || ' ' || excerpt) like ${like} escape '\\' or exists (
        select 1 from blocks where blocks.document_id = documents.id
        and lower(blocks.settings) like ${like} escape '\\'))`,
    );
  }
  return query;
}

/** Whether everybody may read something that this person wrote. */
export async function hasPublished(db: Db, authorId: number, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('author_id', '=', authorId)
    .where('status', '=', 'publish')
    .where('published_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
