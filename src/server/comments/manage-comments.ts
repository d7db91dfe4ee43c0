import { type Selectable, sql } from 'kysely';
import { type CommentProblem, checkComment } from '#rules/comments/check-comment.ts';
import { tidyLine, tidyText } from '#rules/reviews/tidy-text.ts';
import { documentTag } from '#server/content/tags.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CommentStatus, CommentTables } from './tables.ts';

// Comments as an editor or a program reads and writes them. `ctx.db` of what writes is a transaction.

export type CommentRow = Selectable<CommentTables['comments']>;

export interface CommentFilter {
  statuses: readonly CommentStatus[];
  posts: readonly number[];
  /** 0 for those at the top. */
  parents: readonly number[];
  email: string;
  search: string;
  /** Only of posts that everybody may read at this moment; null for all. */
  publicAt: number | null;
  include: readonly number[];
  exclude: readonly number[];
  after?: number | undefined;
  before?: number | undefined;
  sort: 'created_at' | 'id' | 'document_id' | 'parent_id';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

export async function listManagedComments(
  db: Db,
  filter: CommentFilter,
): Promise<{ comments: CommentRow[]; total: number }> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const comments = await matching(db, filter)
    .selectAll()
    .orderBy(filter.sort, filter.order)
    .orderBy('id', filter.order)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { comments, total: Number(total) };
}

export async function findComment(db: Db, id: number): Promise<CommentRow | null> {
  const row = await db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export interface CommentFields {
  author?: string | undefined;
  email?: string | undefined;
  text?: string | undefined;
  /** `restored` is what it was before it became spam or went into the trash. */
  status?: CommentStatus | 'restored' | undefined;
}

export type CommentRefused = CommentProblem | { code: 'comments.problem.parent'; field: 'parent' };
export type CommentSaved =
  | { ok: true; comment: CommentRow }
  | { ok: false; problem: CommentRefused };

export interface NewComment extends CommentFields {
  documentId: number;
  parentId: number;
  byShop: boolean;
}

export async function createComment(ctx: ShopContext, fields: NewComment): Promise<CommentSaved> {
  const { author = '', email = '', text = '', documentId, parentId, status } = fields;
  const problem = checkComment({ author, email, text: tidyText(text) });
  if (problem) return { ok: false, problem };
  const parent = parentId === 0 ? null : await findComment(ctx.db, parentId);
  if (parentId !== 0 && parent?.document_id !== documentId) {
    return { ok: false, problem: { code: 'comments.problem.parent', field: 'parent' } };
  }
  const comment = await ctx.db
    .insertInto('comments')
    .values({
      document_id: documentId,
      parent_id: parent?.id ?? null,
      author: tidyLine(author),
      email: email.trim().toLowerCase(),
      text: tidyText(text),
      status: status === undefined || status === 'restored' ? 'approved' : status,
      by_shop: fields.byShop ? 1 : 0,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await ctx.invalidate([documentTag(documentId)]);
  return { ok: true, comment };
}

export async function changeComment(
  ctx: ShopContext,
  before: CommentRow,
  fields: CommentFields,
): Promise<CommentSaved> {
  const { author = before.author, email = before.email, text = before.text } = fields;
  const problem = checkComment({ author, email, text: tidyText(text) });
  // What was once accepted stays so: a comment of staff may have no address.
  if (problem && fields[problem.field] !== undefined) return { ok: false, problem };
  const comment = await ctx.db
    .updateTable('comments')
    .set({
      author: tidyLine(author),
      email: email.trim().toLowerCase(),
      text: tidyText(text),
      ...statusAfter(before, fields.status),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await ctx.invalidate([documentTag(before.document_id)]);
  return { ok: true, comment };
}

/** Its answers move to the top. */
export async function deleteComment(ctx: ShopContext, { id, document_id }: CommentRow) {
  await ctx.db
    .updateTable('comments')
    .set({ parent_id: null })
    .where('parent_id', '=', id)
    .execute();
  await ctx.db.deleteFrom('comments').where('id', '=', id).execute();
  await ctx.invalidate([documentTag(document_id)]);
}

const VISIBLE_STATES: readonly CommentStatus[] = ['approved', 'held'];

function statusAfter(
  { status, status_before: earlier }: CommentRow,
  next: CommentFields['status'],
): Partial<Pick<CommentRow, 'status' | 'status_before'>> {
  if (next === undefined || next === status) return {};
  if (next === 'restored') return { status: earlier ?? 'held', status_before: null };
  return { status: next, status_before: VISIBLE_STATES.includes(status) ? status : earlier };
}

function matching(db: Db, filter: CommentFilter) {
  const { posts, parents, email, include, exclude, search } = filter;
  let query = db.selectFrom('comments').where('status', 'in', [...filter.statuses]);
  if (posts.length > 0) query = query.where('document_id', 'in', posts);
  if (parents.length > 0) {
    query = query.where((eb) => {
      const some = parents.filter((id) => id !== 0);
      return eb.or([
        ...(some.length > 0 ? [eb('parent_id', 'in', some)] : []),
        ...(parents.includes(0) ? [eb('parent_id', 'is', null)] : []),
      ]);
    });
  }
  const { publicAt } = filter;
  if (publicAt !== null) {
    query = query.where('document_id', 'in', (eb) =>
      eb
        .selectFrom('documents')
        .select('documents.id')
        .where('documents.status', '=', 'publish')
        .where('documents.published_at', '<=', publicAt),
    );
  }
  if (email !== '') query = query.where('email', '=', email.trim().toLowerCase());
  if (include.length > 0) query = query.where('id', 'in', include);
  if (exclude.length > 0) query = query.where('id', 'not in', exclude);
  if (filter.after !== undefined) query = query.where('created_at', '>', filter.after);
  if (filter.before !== undefined) query = query.where('created_at', '<', filter.before);
  const words = search.trim().toLowerCase();
  if (words === '') return query;
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return query.where(
    sql<boolean>`(lower(text) like ${like} escape '\\' or lower(author) like ${like} escape '\\')`,
  );
}
