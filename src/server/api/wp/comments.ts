import * as z from 'zod/mini';
import { gmtText, localText, toMoment } from '#rules/dates/zone-time.ts';
import { may } from '#rules/permissions/permissions.ts';
import {
  type CommentFields,
  type CommentRefused,
  type CommentRow,
  changeComment,
  createComment,
  deleteComment,
  findComment,
  listManagedComments,
} from '#server/comments/manage-comments.ts';
import type { CommentStatus } from '#server/comments/tables.ts';
import { findManagedDocument, isPublic } from '#server/content/managing/find-documents.ts';
import { accountById } from '#server/customers/find-customer.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { contextField, rowsBefore } from '#wire/wc/list-query.ts';
import { type Linked, linked } from '#wire/wc/response-parts.ts';
import {
  type COMMENT_STATES,
  type Comment,
  type CommentQuery,
  commentInput,
  commentQuery,
  commentReadOnly,
  commentResponse,
} from '#wire/wp/comment.ts';
import { codecFor } from '../rest/codec.ts';
import { getEtag } from '../rest/conflict.ts';
import { managedResource } from '../rest/managed-resource.ts';
import { forbidden, open, openReading } from '../rest/open-endpoint.ts';
import {
  type Deleted,
  numericId,
  type PartialOf,
  type ReadRequest,
  type Saved,
  type WriteRequest,
} from '../rest/resource.ts';
import { invalidParams, type RestError } from '../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../rest/rest-route.ts';
import { getAvatars } from '../wc/shared/avatars.ts';
import { toParagraphs } from '../wc/shared/paragraphs.ts';

type Place = Pick<ReadRequest, 'ctx' | 'origin'>;
type SentComment = PartialOf<typeof commentInput>;

const missing: RestError = {
  code: 'rest_comment_invalid_id',
  message: 'Invalid comment ID.',
  status: 404,
};
const noPost: RestError = {
  code: 'rest_comment_invalid_post_id',
  message: 'Sorry, you are not allowed to create this comment without a post.',
  status: 403,
  data: { params: { post: 'post is no post of the journal.' } },
};
const alreadyTrashed: RestError = {
  code: 'rest_already_trashed',
  message: 'The comment has already been trashed.',
  status: 410,
};

const STATUS: Readonly<Record<(typeof COMMENT_STATES)[number], CommentStatus | 'restored'>> = {
  approved: 'approved',
  approve: 'approved',
  hold: 'held',
  spam: 'spam',
  trash: 'trash',
  unspam: 'restored',
  untrash: 'restored',
};

const SORTS = {
  date: 'created_at',
  date_gmt: 'created_at',
  id: 'id',
  include: 'id',
  type: 'id',
  post: 'document_id',
  parent: 'parent_id',
} as const;

const { field, codec } = codecFor<CommentRow, CommentFields>();

const commentCodec = codec({
  author_name: field('author'),
  author_email: field('email'),
  content: field('text', { write: (text) => ({ raw: text, rendered: toParagraphs(text) }) }),
  status: field('status', {
    read: (status: keyof typeof STATUS) => STATUS[status],
    write: (status) => (status === 'held' ? 'hold' : status),
  }),
});

/** An anonymous reader is not shown the hash of somebody's address. */
function commentItem(row: CommentRow, { ctx, origin }: Place, trusted = true): Comment & Linked {
  const base = `${origin}/wp-json/wp/v2`;
  return {
    id: row.id,
    post: row.document_id,
    parent: row.parent_id ?? 0,
    author: 0,
    author_url: '',
    ...commentCodec.toResponse(row),
    author_ip: '',
    author_user_agent: '',
    date: localText(row.created_at, ctx.settings['shop.timeZone']),
    date_gmt: gmtText(row.created_at),
    link: `${origin}/?p=${row.document_id}#comment-${row.id}`,
    type: 'comment',
    author_avatar_urls: trusted ? getAvatars(row.email) : {},
    meta: [],
    _links: {
      self: [{ href: `${base}/comments/${row.id}` }],
      collection: [{ href: `${base}/comments` }],
      up: [{ href: `${base}/posts/${row.document_id}`, embeddable: true, post_type: 'post' }],
      ...(row.parent_id !== null && {
        'in-reply-to': [{ href: `${base}/comments/${row.parent_id}`, embeddable: true }],
      }),
      children: [{ href: `${base}/comments?parent=${row.id}` }],
    },
  };
}

function getStatuses({ status }: CommentQuery): CommentStatus[] {
  if (status === 'all') return ['approved', 'held'];
  if (status === 'spam' || status === 'trash') return [status];
  return [status === 'hold' ? 'held' : 'approved'];
}

/** Everybody reads what is approved; whoever may edit also reads what waits. */
const list = open({
  permission: 'edit-content',
  params: commentQuery,
  answer: { schema: z.array(linked(commentResponse)) },
  async handle(query, { ctx, origin, trusted, manager }) {
    const isHidden = !['approve', 'approved'].includes(query.status);
    if (!trusted && (isHidden || query.author_email !== undefined)) {
      return refused(forbidden(manager, 'rest_forbidden_param'));
    }
    const zone = ctx.settings['shop.timeZone'];
    const moment = (text: string | undefined) =>
      text === undefined ? undefined : (toMoment(text, zone) ?? undefined);
    const { comments, total } = await listManagedComments(ctx.db, {
      statuses: getStatuses(query),
      posts: query.post,
      parents: query.parent,
      email: query.author_email ?? '',
      search: query.search ?? '',
      publicAt: trusted ? null : ctx.now,
      include: query.include,
      exclude: query.exclude,
      after: moment(query.after),
      before: moment(query.before),
      sort: SORTS[query.orderby],
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    const body = comments.map((row) => commentItem(row, { ctx, origin }, trusted));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

const read = open({
  permission: 'edit-content',
  params: { context: z._default(contextField, 'view') },
  answer: { schema: linked(commentResponse) },
  async handle(_, { ctx, origin, parts, trusted, manager }) {
    const row = await findComment(ctx.db, numericId(parts.id ?? ''));
    if (!row) return refused(missing);
    const post = await findManagedDocument(ctx.db, null, row.document_id);
    const isVisible = row.status === 'approved' && post !== null && isPublic(post.row, ctx.now);
    if (!trusted && !isVisible) return refused(forbidden(manager));
    const item = commentItem(row, { ctx, origin }, trusted);
    return { ok: true, answer: { body: item, headers: { etag: getEtag(item) } } };
  },
});

const FIELDS = { text: 'content', author: 'author_name', email: 'author_email', parent: 'parent' };

function commentError(problem: CommentRefused, { settings }: ShopContext): RestError {
  const name = FIELDS[problem.field];
  if (problem.code === 'comments.problem.parent') {
    return invalidParams({ [name]: 'is no comment of this post' });
  }
  const limit = 'limit' in problem ? problem.limit : undefined;
  const message = translator(settings)(problem.code, limit === undefined ? {} : { limit });
  return {
    code: 'rest_invalid_param',
    message,
    status: 400,
    data: { params: { [name]: message } },
  };
}

async function create(request: WriteRequest, sent: SentComment): Promise<Saved<Comment>> {
  const { ctx, manager, record } = request;
  const { post = 0, parent = 0 } = sent;
  const document = await findManagedDocument(ctx.db, 'post', post);
  if (!document || !isPublic(document.row, ctx.now)) return { ok: false, error: noPost };
  const account = await accountById(ctx.db, manager.customerId);
  const isAuthor = sent.author_name === undefined && sent.author_email === undefined;
  const made = await createComment(ctx, {
    author: ctx.settings['shop.name'],
    email: account?.email,
    ...commentCodec.fromInput(sent).changes,
    documentId: post,
    parentId: parent,
    byShop: isAuthor && may(manager.rights, 'edit-content'),
  });
  if (!made.ok) return { ok: false, error: commentError(made.problem, ctx) };
  const item = commentItem(made.comment, request);
  const { id } = made.comment;
  await record({ resource: 'comment', id, action: 'created', before: null, after: item });
  return { ok: true, item };
}

async function update(
  request: WriteRequest,
  id: number,
  sent: SentComment,
): Promise<Saved<Comment>> {
  const { ctx, record } = request;
  const row = await findComment(ctx.db, id);
  if (!row) return { ok: false, error: missing };
  const saved = await changeComment(ctx, row, commentCodec.fromInput(sent).changes);
  if (!saved.ok) return { ok: false, error: commentError(saved.problem, ctx) };
  const item = commentItem(saved.comment, request);
  const before = commentItem(row, request);
  await record({ resource: 'comment', id, action: 'updated', before, after: item });
  return { ok: true, item };
}

async function remove(
  request: WriteRequest,
  id: number,
  force: boolean,
): Promise<Saved<Comment | Deleted<Comment>>> {
  const { ctx, record } = request;
  const row = await findComment(ctx.db, id);
  if (!row) return { ok: false, error: missing };
  if (!force) {
    if (row.status === 'trash') return { ok: false, error: alreadyTrashed };
    return update(request, id, { status: 'trash' });
  }
  const { _links: _addresses, ...previous } = commentItem(row, request);
  await deleteComment(ctx, row);
  await record({ resource: 'comment', id, action: 'deleted', before: previous, after: null });
  return { ok: true, item: { deleted: true, previous } };
}

const routes = managedResource({
  namespace: 'wp/v2',
  path: '/comments',
  idOf: numericId,
  title: 'comment',
  permission: 'edit-content',
  input: commentInput,
  required: ['post', 'content'],
  readOnly: commentReadOnly,
  response: commentResponse,
  query: commentQuery,
  missing,
  trash: true,
  async read(request, id) {
    const row = await findComment(request.ctx.db, id);
    return row && commentItem(row, request);
  },
  create,
  update,
  remove,
});

/** Comments of the journal; reviews are at `wc/v3/products/reviews`. */
export const commentRoutes: RestRoute[] = openReading(routes, '/comments', { list, read });
