import * as z from 'zod/mini';
import {
  type DocumentFilter,
  findManagedDocument,
  isPublic,
  listManagedDocuments,
} from '#server/content/managing/find-documents.ts';
import {
  changeDocument,
  createDocument,
  type DocumentResult,
  deleteDocument,
} from '#server/content/managing/save-documents.ts';
import {
  DOCUMENT_STATUSES,
  type DocumentKind,
  type DocumentStatus,
} from '#server/content/tables.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { contextField, rowsBefore } from '#wire/wc/list-query.ts';
import { linked } from '#wire/wc/response-parts.ts';
import {
  type DocumentQuery,
  documentInput,
  documentQuery,
  pageReadOnly,
  pageResponse,
  postInput,
  postQuery,
  postReadOnly,
  postResponse,
  type WpDocument,
} from '#wire/wp/document.ts';
import { getEtag } from '../../rest/conflict.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { forbidden, open, openReading } from '../../rest/open-endpoint.ts';
import { type Deleted, numericId, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { moments } from '../../wc/shared/dates.ts';
import { documentError, type SentDocument, toFields } from './document-fields.ts';
import { documentItem, LISTS } from './document-item.ts';

export const missingPost: RestError = {
  code: 'rest_post_invalid_id',
  message: 'Invalid post ID.',
  status: 404,
};
const alreadyTrashed: RestError = {
  code: 'rest_already_trashed',
  message: 'The post has already been deleted.',
  status: 410,
};
export const noSuchPage: RestError = {
  code: 'rest_post_invalid_page_number',
  message: 'The page number requested is larger than the number of pages available.',
  status: 400,
};

const SORTS = {
  date: 'published_at',
  modified: 'updated_at',
  id: 'id',
  include: 'id',
  parent: 'id',
  menu_order: 'id',
  title: 'title',
  slug: 'slug',
  author: 'author_id',
  relevance: 'match',
} as const;

function getStatuses({ status }: DocumentQuery): Pick<DocumentFilter, 'statuses' | 'dated'> {
  if (status.includes('any')) {
    return { statuses: DOCUMENT_STATUSES.filter((each) => each !== 'trash'), dated: 'any' };
  }
  const ahead = status.includes('future');
  const past = status.includes('publish');
  const statuses = new Set(
    status.flatMap((each): DocumentStatus[] => {
      if (each === 'any') return [];
      return [each === 'future' ? 'publish' : each];
    }),
  );
  // Drafts have a date too, so dates are compared only where nothing else is asked for.
  const onlyPublished = statuses.size === 1 && statuses.has('publish');
  const dated = ahead === past || !onlyPublished ? 'any' : ahead ? 'ahead' : 'past';
  return { statuses: [...statuses], dated };
}

function getFilter(kind: DocumentKind, query: DocumentQuery, settings: Settings): DocumentFilter {
  return {
    kind,
    ...getStatuses(query),
    slugs: query.slug,
    authors: query.author,
    notAuthors: query.author_exclude,
    include: query.include,
    exclude: query.exclude,
    terms: [query.categories ?? [], query.tags ?? []],
    notTerms: [...(query.categories_exclude ?? []), ...(query.tags_exclude ?? [])],
    search: query.search ?? '',
    ...moments(query, settings),
    sort: SORTS[query.orderby],
    order: query.order,
    offset: rowsBefore(query),
    limit: query.per_page,
  };
}

const linkedResponse = z.union([linked(pageResponse), linked(postResponse)]);

/** Everybody sees what is published; whoever may edit sees the rest. */
function getList(kind: DocumentKind) {
  return open({
    permission: 'edit-content',
    params: kind === 'page' ? documentQuery : postQuery,
    answer: { schema: z.array(linkedResponse) },
    async handle(query, { ctx, origin, trusted }) {
      const requested = query.status.every((status) => status === 'publish');
      if (!requested && !trusted) return refused(invalidParams({ status: 'is forbidden' }));
      const filter = getFilter(kind, query, ctx.settings);
      const { documents, total } = await listManagedDocuments(ctx.db, filter, ctx.now);
      const { page, per_page: perPage } = query;
      if (
        query.offset === undefined &&
        page > 1 &&
        total > 0 &&
        page > Math.ceil(total / perPage)
      ) {
        return refused(noSuchPage);
      }
      const body = documents.map((document) => documentItem(document, { ctx, origin }));
      return found(body, { total, page, perPage });
    },
  });
}

function readOf(kind: DocumentKind) {
  return open({
    permission: 'edit-content',
    params: { context: z._default(contextField, 'view') },
    answer: { schema: linkedResponse },
    async handle(_, { ctx, origin, parts, trusted, manager }) {
      const document = await findManagedDocument(ctx.db, kind, numericId(parts.id ?? ''));
      if (!document) return refused(missingPost);
      if (!trusted && !isPublic(document.row, ctx.now)) return refused(forbidden(manager));
      const item = documentItem(document, { ctx, origin });
      return { ok: true, answer: { body: item, headers: { etag: getEtag(item) } } };
    },
  });
}

async function toResponse(
  request: WriteRequest,
  result: DocumentResult,
  before: WpDocument | null,
): Promise<Saved<WpDocument>> {
  if (!result.ok) return { ok: false, error: documentError(result.problems) };
  const item = documentItem(result.document, request);
  await request.record({
    resource: result.document.row.kind,
    id: result.document.row.id,
    action: before === null ? 'created' : 'updated',
    before,
    after: item,
  });
  return { ok: true, item };
}

async function create(kind: DocumentKind, request: WriteRequest, sent: SentDocument) {
  const { ctx, manager } = request;
  const fields = toFields(sent, ctx.settings);
  if (!fields.ok) return fields;
  const result = await createDocument(ctx, kind, fields.input, manager.customerId);
  return toResponse(request, result, null);
}

async function update(
  kind: DocumentKind,
  request: WriteRequest,
  id: number,
  sent: SentDocument,
): Promise<Saved<WpDocument>> {
  const { ctx, manager } = request;
  const document = await findManagedDocument(ctx.db, kind, id);
  if (!document) return { ok: false, error: missingPost };
  const fields = toFields(sent, ctx.settings);
  if (!fields.ok) return fields;
  const before = documentItem(document, request);
  const result = await changeDocument(ctx, document, fields.input, manager.customerId);
  return toResponse(request, result, before);
}

async function remove(
  kind: DocumentKind,
  request: WriteRequest,
  id: number,
  force: boolean,
): Promise<Saved<WpDocument | Deleted<WpDocument>>> {
  const { ctx, record } = request;
  const document = await findManagedDocument(ctx.db, kind, id);
  if (!document) return { ok: false, error: missingPost };
  if (!force) {
    if (document.row.status === 'trash') return { ok: false, error: alreadyTrashed };
    return update(kind, request, id, { status: 'trash' });
  }
  const { _links: _addresses, ...previous } = documentItem(document, request);
  await deleteDocument(ctx, document);
  await record({ resource: kind, id, action: 'deleted', before: previous, after: null });
  return { ok: true, item: { deleted: true, previous } };
}

/** Lists and items that everybody reads and editors write. */
function getDocumentRoutes(kind: DocumentKind): RestRoute[] {
  const path = `/${LISTS[kind]}`;
  const routes = managedResource({
    namespace: 'wp/v2',
    path,
    idOf: numericId,
    title: kind,
    permission: 'edit-content',
    input: kind === 'page' ? documentInput : postInput,
    readOnly: kind === 'page' ? pageReadOnly : postReadOnly,
    response: z.union([pageResponse, postResponse]),
    query: kind === 'page' ? documentQuery : postQuery,
    missing: missingPost,
    trash: true,
    async read(request, id) {
      const document = await findManagedDocument(request.ctx.db, kind, id);
      return document && documentItem(document, request);
    },
    create: (request, input) => create(kind, request, input),
    update: (request, id, input) => update(kind, request, id, input),
    remove: (request, id, force) => remove(kind, request, id, force),
  });
  return openReading(routes, path, { list: getList(kind), read: readOf(kind) });
}

export const documentRoutes: RestRoute[] = [
  ...getDocumentRoutes('page'),
  ...getDocumentRoutes('post'),
];
