import { sql } from 'kysely';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RevisionRow } from '../tables.ts';
import type { ManagedDocument } from './find-documents.ts';

/** Older ones are deleted. */
const MAX_REVISIONS = 50;

/** What the document says from now on, where its words are not those of the newest revision. */
export async function writeRevision(
  db: Db,
  { row, blocks }: Pick<ManagedDocument, 'row' | 'blocks'>,
  authorId: number | null,
  now: number,
): Promise<void> {
  const words = { title: row.title, excerpt: row.excerpt, blocks: encodeJson(blocks) };
  const [newest] = await listRevisions(db, row.id, { offset: 0, limit: 1, order: 'desc' });
  const same =
    newest?.title === words.title &&
    newest.excerpt === words.excerpt &&
    newest.blocks === words.blocks;
  if (same) return;
  await db
    .insertInto('document_revisions')
    .values({ ...words, document_id: row.id, author_id: authorId, at: now })
    .execute();
  const [oldest] = await listRevisions(db, row.id, {
    offset: MAX_REVISIONS,
    limit: 1,
    order: 'desc',
  });
  if (!oldest) return;
  await db
    .deleteFrom('document_revisions')
    .where('document_id', '=', row.id)
    .where('id', '<=', oldest.id)
    .execute();
}

export interface RevisionPage {
  offset: number;
  limit: number;
  order: 'asc' | 'desc';
}

export async function listRevisions(
  db: Db,
  documentId: number,
  { offset, limit, order }: RevisionPage,
): Promise<RevisionRow[]> {
  return db
    .selectFrom('document_revisions')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countRevisions(db: Db, documentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('document_revisions')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findRevision(
  db: Db,
  documentId: number,
  id: number,
): Promise<RevisionRow | null> {
  const row = await db
    .selectFrom('document_revisions')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export interface NamedRevision extends RevisionRow {
  /** '' where it is not known, or the person has no account any more. */
  author: string;
}

/** Newest first. */
export async function listNamedRevisions(
  db: Db,
  documentId: number,
  limit: number,
): Promise<NamedRevision[]> {
  return named(db, documentId).orderBy('document_revisions.id', 'desc').limit(limit).execute();
}

export async function findNamedRevision(
  db: Db,
  documentId: number,
  id: number,
): Promise<NamedRevision | null> {
  const row = await named(db, documentId)
    .where('document_revisions.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

function named(db: Db, documentId: number) {
  return db
    .selectFrom('document_revisions')
    .leftJoin('customers', 'customers.id', 'document_revisions.author_id')
    .selectAll('document_revisions')
    .select(
      sql<string>`coalesce(nullif(customers.display_name, ''), customers.email, '')`.as('author'),
    )
    .where('document_id', '=', documentId);
}

export async function deleteRevision(db: Db, id: number): Promise<void> {
  await db.deleteFrom('document_revisions').where('id', '=', id).execute();
}
