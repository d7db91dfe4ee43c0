import * as z from 'zod/mini';
import {
  type CountedTerm,
  deletePostTerm,
  listPostTerms,
  savePostTerm,
  type TermFields,
} from '#server/content/managing/post-terms.ts';
import { termPath, termsOfPosts } from '#server/content/post-terms.ts';
import type { PostTaxonomy } from '#server/content/tables.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { contextField, rowsBefore } from '#wire/wc/list-query.ts';
import { type Linked, linked } from '#wire/wc/response-parts.ts';
import {
  type PostTermItem,
  type PostTermQuery,
  postTermInput,
  postTermQuery,
  postTermReadOnly,
  postTermResponse,
} from '#wire/wp/post-term.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { open, openReading } from '../../rest/open-endpoint.ts';
import { numericId, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';

// Categories and tags of the journal: everybody reads them, editors write them.

const KINDS = {
  category: { path: '/categories', name: 'category' },
  tag: { path: '/tags', name: 'post_tag' },
} as const;

const missing: RestError = {
  code: 'rest_term_invalid',
  message: 'Term does not exist.',
  status: 404,
};

interface Place {
  ctx: ShopContext;
  origin: string;
}

function termItem(term: CountedTerm, { ctx, origin }: Place): PostTermItem & Linked {
  const { path, name } = KINDS[term.taxonomy];
  const base = `${origin}/wp-json/wp/v2`;
  const requested = path.slice(1);
  return {
    id: term.id,
    count: term.count,
    description: term.description,
    link: origin + termPath(ctx.settings, term),
    name: term.name,
    slug: term.slug,
    taxonomy: name,
    ...(term.taxonomy === 'category' && { parent: 0 }),
    meta: [],
    _links: {
      self: [{ href: `${base}${path}/${term.id}` }],
      collection: [{ href: base + path }],
      about: [{ href: `${base}/taxonomies/${name}` }],
      'wp:post_type': [{ href: `${base}/posts?${requested}=${term.id}` }],
    },
  };
}

function compare(order: PostTermQuery['orderby'], a: CountedTerm, b: CountedTerm): number {
  if (order === 'count') return a.count - b.count;
  if (order === 'name' || order === 'slug' || order === 'description') {
    return a[order].localeCompare(b[order]);
  }
  return a.id - b.id;
}

async function selected({ ctx }: Place, taxonomy: PostTaxonomy, query: PostTermQuery) {
  const ofPost =
    query.post === undefined
      ? null
      : ((await termsOfPosts(ctx.db, [query.post])).get(query.post) ?? []);
  const words = query.search?.toLowerCase() ?? '';
  const terms = (await listPostTerms(ctx, taxonomy)).filter(
    (term) =>
      (query.include.length === 0 || query.include.includes(term.id)) &&
      !query.exclude.includes(term.id) &&
      !(query.hide_empty && term.count === 0) &&
      (query.slug.length === 0 || query.slug.includes(term.slug)) &&
      (ofPost === null || ofPost.some(({ id }) => id === term.id)) &&
      `${term.name} ${term.slug}`.toLowerCase().includes(words),
  );
  const direction = query.order === 'asc' ? 1 : -1;
  return terms.sort((a, b) => direction * (compare(query.orderby, a, b) || a.id - b.id));
}

async function one(ctx: ShopContext, taxonomy: PostTaxonomy, id: number) {
  return (await listPostTerms(ctx, taxonomy)).find((term) => term.id === id) ?? null;
}

async function save(
  request: WriteRequest,
  taxonomy: PostTaxonomy,
  before: CountedTerm | null,
  input: TermFields,
): Promise<Saved<PostTermItem>> {
  const { ctx, record } = request;
  const result = await savePostTerm(ctx, taxonomy, before, input);
  if (!result.ok) {
    const { problem } = result;
    if (problem.code === 'post-term.name') {
      return { ok: false, error: invalidParams({ name: 'must not be empty' }) };
    }
    const message = 'A term with the name provided already exists in this taxonomy.';
    const data = { term_id: problem.id };
    return { ok: false, error: { code: 'term_exists', message, status: 400, data } };
  }
  const term = await one(ctx, taxonomy, result.id);
  if (!term) return { ok: false, error: missing };
  const item = termItem(term, request);
  await record({
    resource: KINDS[taxonomy].name,
    id: term.id,
    action: before ? 'updated' : 'created',
    before: before && termItem(before, request),
    after: item,
  });
  return { ok: true, item };
}

function getTermRoutes(taxonomy: PostTaxonomy): RestRoute[] {
  const { path, name } = KINDS[taxonomy];
  const list = open({
    permission: 'edit-content',
    params: postTermQuery,
    answer: { schema: z.array(linked(postTermResponse)) },
    async handle(query, call) {
      const terms = await selected(call, taxonomy, query);
      const offset = rowsBefore(query);
      const visible = terms.slice(offset, offset + query.per_page);
      const { page, per_page: perPage } = query;
      const body = visible.map((term) => termItem(term, call));
      return found(body, { total: terms.length, page, perPage });
    },
  });
  const read = open({
    permission: 'edit-content',
    params: { context: z._default(contextField, 'view') },
    answer: { schema: linked(postTermResponse) },
    async handle(_, call) {
      const term = await one(call.ctx, taxonomy, numericId(call.parts.id ?? ''));
      return term ? found(termItem(term, call)) : refused(missing);
    },
  });
  const routes = managedResource({
    namespace: 'wp/v2',
    path,
    idOf: numericId,
    title: name,
    permission: 'edit-content',
    input: postTermInput,
    required: ['name'],
    readOnly: postTermReadOnly,
    response: postTermResponse,
    query: postTermQuery,
    missing,
    async read(request, id) {
      const term = await one(request.ctx, taxonomy, id);
      return term && termItem(term, request);
    },
    create: (request, input) => save(request, taxonomy, null, input),
    async update(request, id, input) {
      const before = await one(request.ctx, taxonomy, id);
      return before ? save(request, taxonomy, before, input) : { ok: false, error: missing };
    },
    async remove(request, id) {
      const term = await one(request.ctx, taxonomy, id);
      if (!term) return { ok: false, error: missing };
      const { _links: _addresses, ...previous } = termItem(term, request);
      await deletePostTerm(request.ctx, id);
      const deleted = { resource: name, id, action: 'deleted', before: previous } as const;
      await request.record({ ...deleted, after: null });
      return { ok: true, item: { deleted: true, previous } };
    },
  });
  return openReading(routes, path, { list, read });
}

export const termRoutes: RestRoute[] = [...getTermRoutes('category'), ...getTermRoutes('tag')];
