import { freeName, toSlug } from '#rules/catalog/free-name.ts';
import { followedSlug } from '#rules/content/followed-slug.ts';
import { encodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { movePage } from '#server/redirects/move-page.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { documentPath } from '../document-path.ts';
import { writeBlocks } from '../save-document.ts';
import { type BlockRefusal, checkBlocks, type StoredBlock } from '../stored-blocks.ts';
import type { DocumentKind, DocumentStatus } from '../tables.ts';
import { documentTags } from '../tags.ts';
import { closeDraft } from './drafts.ts';
import { findManagedDocument, isPublic, type ManagedDocument } from './find-documents.ts';
import { areTerms, writePostTerms } from './post-terms.ts';
import { writeRevision } from './revisions.ts';

// A page or post as an editor or a program writes it. `ctx.db` is a transaction.

export interface DocumentFields {
  title?: string | undefined;
  slug?: string | undefined;
  excerpt?: string | undefined;
  status?: DocumentStatus | undefined;
  showTitle?: boolean | undefined;
  publishedAt?: number | undefined;
  authorId?: number | undefined;
  /** Null for none. */
  imageId?: number | null | undefined;
  seoTitle?: string | undefined;
  seoDescription?: string | undefined;
  noindex?: boolean | undefined;
  /** Null for the document's own picture. */
  socialImageId?: number | null | undefined;
  commentsOpen?: boolean | undefined;
  /** Only posts have categories. */
  categoryIds?: readonly number[] | undefined;
  tagIds?: readonly number[] | undefined;
  blocks?: readonly StoredBlock[] | undefined;
}

export type DocumentProblem =
  | { code: 'document.empty'; field: 'content' }
  | { code: 'document.author'; field: 'author' }
  | { code: 'document.image'; field: 'image' | 'social_image' }
  | { code: 'document.term'; field: 'categories' | 'tags' }
  | { code: 'document.blocks'; field: 'blocks'; refusals: BlockRefusal[] }
  /** Somebody saved it in between. */
  | { code: 'document.changed'; field: 'version' };

export type DocumentResult =
  | { ok: true; document: ManagedDocument }
  | { ok: false; problems: DocumentProblem[] };

const TRASHED = '__trashed';
/** An unnamed document has to have some address. */
const UNNAMED = { page: 'page', post: 'post' } as const;

export async function createDocument(
  ctx: ShopContext,
  kind: DocumentKind,
  fields: DocumentFields,
  editor: number,
): Promise<DocumentResult> {
  const checked = await checkFields(ctx.db, fields);
  if (!checked.ok) return checked;
  const { title = '', excerpt = '', status = 'draft', showTitle = true } = fields;
  if (title.trim() === '' && excerpt.trim() === '' && checked.blocks.length === 0) {
    return { ok: false, problems: [{ code: 'document.empty', field: 'content' }] };
  }
  const slug = toSlug(fields.slug ?? '') || toSlug(title) || UNNAMED[kind];
  const { id } = await ctx.db
    .insertInto('documents')
    .values({
      kind,
      slug: await freeSlug(ctx, kind, status === 'trash' ? `${slug}${TRASHED}` : slug, 0),
      title,
      excerpt,
      status,
      show_title: encodeFlag(showTitle),
      author_id: fields.authorId ?? editor,
      ...sentColumns(fields),
      published_at: fields.publishedAt ?? ctx.now,
      updated_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeBlocks(ctx.db, id, checked.blocks);
  await writeTerms(ctx.db, kind, id, fields);
  return saved(ctx, kind, id, editor);
}

export async function changeDocument(
  ctx: ShopContext,
  before: ManagedDocument,
  fields: DocumentFields,
  editor: number,
): Promise<DocumentResult> {
  const { row } = before;
  // What was saved without a revision, such as the demo's pages, can be brought back as well.
  await writeRevision(ctx.db, before, row.author_id, row.updated_at);
  const checked = await checkFields(ctx.db, fields, before.blocks);
  if (!checked.ok) return checked;
  const status = fields.status ?? row.status;
  const slug = await slugAfter(ctx, before, fields, status);
  const { numUpdatedRows } = await ctx.db
    .updateTable('documents')
    .set({
      title: fields.title ?? row.title,
      excerpt: fields.excerpt ?? row.excerpt,
      status,
      slug,
      ...(fields.showTitle !== undefined && { show_title: encodeFlag(fields.showTitle) }),
      ...sentColumns(fields),
      ...(fields.authorId !== undefined && { author_id: fields.authorId }),
      published_at: fields.publishedAt ?? dateAfter(ctx, before, status),
      updated_at: ctx.now,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    return { ok: false, problems: [{ code: 'document.changed', field: 'version' }] };
  }
  if (fields.blocks) {
    await closeDraft(ctx.db, before, checked.blocks);
    await writeBlocks(ctx.db, row.id, checked.blocks);
  }
  await writeTerms(ctx.db, row.kind, row.id, fields);
  // Only what people have read has an address that they may come back to.
  if (slug !== row.slug && status !== 'trash' && isPublic(row, ctx.now)) {
    const to = documentPath(ctx.settings, { kind: row.kind, slug });
    await movePage(ctx, documentPath(ctx.settings, row), to);
  }
  return saved(ctx, row.kind, row.id, editor);
}

export async function deleteDocument(ctx: ShopContext, { row }: ManagedDocument): Promise<void> {
  await ctx.db.deleteFrom('documents').where('id', '=', row.id).execute();
  await ctx.invalidate(documentTags(row.kind, row.id));
}

/** What somebody wrote gets another author, or none. */
export async function reassignDocuments(db: Db, from: number, to: number | null): Promise<void> {
  await db.updateTable('documents').set({ author_id: to }).where('author_id', '=', from).execute();
}

/** Those that are written as they are sent, where they are sent. */
function sentColumns(fields: DocumentFields) {
  const { imageId, seoTitle, seoDescription, noindex, socialImageId, commentsOpen } = fields;
  return {
    ...(imageId !== undefined && { image_id: imageId }),
    ...(seoTitle !== undefined && { seo_title: seoTitle }),
    ...(seoDescription !== undefined && { seo_description: seoDescription }),
    ...(noindex !== undefined && { noindex: encodeFlag(noindex) }),
    ...(socialImageId !== undefined && { social_image_id: socialImageId }),
    ...(commentsOpen !== undefined && { comments_open: encodeFlag(commentsOpen) }),
  };
}

async function saved(
  ctx: ShopContext,
  kind: DocumentKind,
  id: number,
  editor: number,
): Promise<DocumentResult> {
  const document = await findManagedDocument(ctx.db, kind, id);
  if (!document) throw new Error(`document ${id} was saved and is not there`);
  await writeRevision(ctx.db, document, editor, ctx.now);
  await ctx.invalidate(documentTags(kind, id));
  return { ok: true, document };
}

/** A draft that is published is dated today, unless it waits for a day. */
function dateAfter({ now }: ShopContext, { row }: ManagedDocument, status: DocumentStatus): number {
  const wasDraft = row.status === 'draft' || row.status === 'pending';
  return wasDraft && status === 'publish' && row.published_at <= now ? now : row.published_at;
}

/** The trash sets its slug aside, and coming back it has it again where it is still free. */
async function slugAfter(
  ctx: ShopContext,
  { row }: ManagedDocument,
  fields: DocumentFields,
  status: DocumentStatus,
): Promise<string> {
  const plain = row.slug.replace(new RegExp(`${TRASHED}(-\\d+)?$`), '');
  const followed =
    fields.title === undefined ? null : followedSlug({ ...row, slug: plain }, fields.title);
  const slug = toSlug(fields.slug ?? '') || followed || plain;
  const next = status === 'trash' ? `${slug}${TRASHED}` : slug;
  return next === row.slug ? row.slug : freeSlug(ctx, row.kind, next, row.id);
}

async function freeSlug(
  { db, settings }: ShopContext,
  kind: DocumentKind,
  preferred: string,
  except: number,
): Promise<string> {
  const rows = await db
    .selectFrom('documents')
    .select('slug')
    .where('kind', '=', kind)
    .where('id', '<>', except)
    .execute();
  const usedSlugs = rows.map(({ slug }) => slug);
  return freeName(
    preferred,
    kind === 'page' ? [...usedSlugs, ...fixedWords(settings)] : usedSlugs,
    2,
  );
}

/** First words of the shop's own addresses: a page with such a slug would never be shown. */
function fixedWords(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (!name.startsWith('routes.') || typeof value !== 'string') return [];
    const [, first = ''] = value.split('/');
    return first === '' || first.startsWith(':') ? [] : [first];
  });
}

type CheckedFields =
  | { ok: true; blocks: StoredBlock[] }
  | { ok: false; problems: DocumentProblem[] };

async function checkFields(
  db: Db,
  fields: DocumentFields,
  stored: readonly StoredBlock[] = [],
): Promise<CheckedFields> {
  const problems: DocumentProblem[] = [];
  const blocks = checkBlocks(fields.blocks ?? [], { stored });
  if (!blocks.ok) {
    problems.push({ code: 'document.blocks', field: 'blocks', refusals: blocks.problems });
  }
  if (fields.authorId !== undefined && !(await isThere(db, 'customers', fields.authorId))) {
    problems.push({ code: 'document.author', field: 'author' });
  }
  const images = [
    { field: 'image', id: fields.imageId },
    { field: 'social_image', id: fields.socialImageId },
  ] as const;
  for (const { field, id } of images) {
    if (id !== undefined && id !== null && !(await isThere(db, 'media', id))) {
      problems.push({ code: 'document.image', field });
    }
  }
  for (const { field, taxonomy, ids } of sentTerms(fields)) {
    if (!(await areTerms(db, taxonomy, ids))) problems.push({ code: 'document.term', field });
  }
  return problems.length === 0 && blocks.ok ? blocks : { ok: false, problems };
}

function sentTerms({ categoryIds, tagIds }: DocumentFields) {
  return [
    ...(categoryIds
      ? [{ field: 'categories', taxonomy: 'category', ids: categoryIds } as const]
      : []),
    ...(tagIds ? [{ field: 'tags', taxonomy: 'tag', ids: tagIds } as const] : []),
  ];
}

async function writeTerms(
  db: Db,
  kind: DocumentKind,
  id: number,
  fields: DocumentFields,
): Promise<void> {
  if (kind !== 'post') return;
  for (const { taxonomy, ids } of sentTerms(fields)) await writePostTerms(db, id, taxonomy, ids);
}

async function isThere(db: Db, table: 'customers' | 'media', id: number): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
