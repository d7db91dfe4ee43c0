import * as z from 'zod/mini';
import { categoriesNamed, namesOfProducts } from '#server/catalog/names.ts';
import { documentPath } from '#server/content/document-path.ts';
import {
  listManagedDocuments,
  type ManagedDocument,
} from '#server/content/managing/find-documents.ts';
import type { DocumentKind } from '#server/content/tables.ts';
import { searchProducts } from '#server/search/search-products.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { type SearchHit, searchHitResponse, siteSearchQuery } from '#wire/wp/site.ts';
import { open } from '../rest/open-endpoint.ts';
import { missingParams } from '../rest/param-problems.ts';
import { optionalFields } from '../rest/resource.ts';
import { found, type RestRoute, refused } from '../rest/rest-route.ts';
import { LISTS } from './documents/document-item.ts';

// One search over what everybody may read: products first, then pages and posts; or categories.

/** More than anybody turns pages for. */
const MAX_COUNT = 300;

interface Place {
  ctx: ShopContext;
  origin: string;
}

interface Hit {
  id: number;
  title: string;
  path: string;
  type: 'post' | 'term';
  subtype: string;
  /** Of the item in the API. */
  item: string;
}

function hitItem(hit: Hit, origin: string): SearchHit {
  const { id, title, path, type, subtype, item } = hit;
  const base = `${origin}/wp-json`;
  return {
    id,
    title,
    url: `${origin}${path}`,
    type,
    subtype,
    _links: {
      self: [{ embeddable: true, href: `${base}/${item}` }],
      about: [{ href: `${base}/wp/v2/${type === 'post' ? 'types' : 'taxonomies'}/${subtype}` }],
      collection: [{ href: `${base}/wp/v2/search` }],
    },
  };
}

async function products({ ctx }: Place, search: string): Promise<Hit[]> {
  const ids = await searchProducts(ctx, search, MAX_COUNT);
  const rows = await namesOfProducts(ctx.db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const path = address(ctx.settings, 'routes.product', { slug: row.slug });
    const item = `wc/v3/products/${id}`;
    return [{ id, title: row.name, path, type: 'post', subtype: 'product', item } as const];
  });
}

async function documents({ ctx }: Place, search: string, kind: DocumentKind): Promise<Hit[]> {
  const filter = {
    kind,
    statuses: ['publish'],
    dated: 'past',
    slugs: [],
    authors: [],
    notAuthors: [],
    include: [],
    exclude: [],
    search,
    sort: 'match',
    order: 'desc',
    offset: 0,
    limit: MAX_COUNT,
  } as const;
  const listed = await listManagedDocuments(ctx.db, filter, ctx.now);
  return listed.documents.map(({ row }: ManagedDocument) => ({
    id: row.id,
    title: row.title,
    path: documentPath(ctx.settings, row),
    type: 'post',
    subtype: kind,
    item: `wp/v2/${LISTS[kind]}/${row.id}`,
  }));
}

async function categories({ ctx }: Place, search: string): Promise<Hit[]> {
  const rows = await categoriesNamed(ctx.db, search, MAX_COUNT);
  return rows.map(({ id, slug, name }) => ({
    id,
    title: name,
    path: address(ctx.settings, 'routes.category', { slug }),
    type: 'term',
    subtype: 'product_cat',
    item: `wc/v3/products/categories/${id}`,
  }));
}

async function loadHits(
  place: Place,
  search: string,
  type: string,
  subtype: string,
): Promise<Hit[]> {
  const wants = (name: string) => subtype === 'any' || subtype === name;
  if (type === 'term') return wants('product_cat') ? categories(place, search) : [];
  return [
    ...(wants('product') ? await products(place, search) : []),
    ...(wants('page') ? await documents(place, search, 'page') : []),
    ...(wants('post') ? await documents(place, search, 'post') : []),
  ];
}

const search = open({
  permission: 'edit-content',
  params: { ...siteSearchQuery, ...optionalFields({ search: siteSearchQuery.search }) },
  answer: { schema: z.array(searchHitResponse) },
  async handle(query, { ctx, origin }) {
    const { search: words = '', type, subtype, page, per_page: perPage } = query;
    if (words.trim() === '') return refused(missingParams(['search']));
    const hits = await loadHits({ ctx, origin }, words, type, subtype);
    const skipped = rowsBefore(query);
    const body = hits.slice(skipped, skipped + perPage).map((hit) => hitItem(hit, origin));
    return found(body, { total: hits.length, page, perPage });
  },
});

export const siteSearch: RestRoute = {
  namespace: 'wp/v2',
  path: '/search',
  methods: { GET: search },
};
