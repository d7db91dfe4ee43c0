import * as z from 'zod/mini';
import { gmtText, localText } from '#rules/dates/zone-time.ts';
import { loadDrafts, type StoredProduct } from '#server/catalog/saving/load-drafts.ts';
import { findStoreProducts } from '#server/catalog/store/find-store-products.ts';
import { escapeHtml } from '#server/language/escape.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { storeProductQuery } from '#wire/store/product-query.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import {
  pluginQuery,
  pluginResponse,
  wpProductQuery,
  wpProductResponse,
} from '#wire/wp/product.ts';
import { managed } from '../rest/managed-endpoint.ts';
import { open } from '../rest/open-endpoint.ts';
import { found, type RestRoute, refused } from '../rest/rest-route.ts';
import { WOOCOMMERCE_VERSION } from '../wc/shared/versions.ts';

// `wp/v2/product`: what the shop sells, as WordPress lists content; and `wp/v2/plugins`: what is
// switched on. Both are only read; products are written by `wc/v3`.

const NAMESPACE = 'wp/v2';

interface Place {
  ctx: ShopContext;
  origin: string;
}

function getLinks(id: number, origin: string) {
  const base = `${origin}/wp-json/wp/v2`;
  return {
    self: [{ href: `${base}/product/${id}` }],
    collection: [{ href: `${base}/product` }],
    about: [{ href: `${base}/types/product` }],
    'wp:attachment': [{ href: `${base}/media?parent=${id}` }],
  };
}

function toItem({ draft, parts }: StoredProduct, { ctx, origin }: Place) {
  const { row } = parts;
  const zone = ctx.settings['shop.timeZone'];
  const link = `${origin}${ctx.settings['routes.product'].replace(':slug', draft.slug)}`;
  return {
    id: draft.id,
    date: localText(row.published_at, zone),
    date_gmt: gmtText(row.published_at),
    guid: { rendered: link },
    modified: localText(row.updated_at, zone),
    modified_gmt: gmtText(row.updated_at),
    slug: draft.slug,
    status: 'publish' as const,
    type: 'product' as const,
    link,
    title: { rendered: escapeHtml(draft.name) },
    content: { rendered: draft.description, protected: false },
    excerpt: { rendered: draft.shortDescription, protected: false },
    featured_media: parts.images[0]?.id ?? 0,
    comment_status: parts.reviewsClosed ? ('closed' as const) : ('open' as const),
    ping_status: 'closed' as const,
    template: '',
    meta: [],
    product_brand: parts.brands.map(({ id }) => id),
    product_cat: parts.categories.map(({ id }) => id),
    product_tag: parts.tags.map(({ id }) => id),
    class_list: [
      `post-${draft.id}`,
      'product',
      'type-product',
      'status-publish',
      ...parts.categories.map(({ slug }) => `product_cat-${slug}`),
      draft.stockStatus,
      `product-type-${draft.kind}`,
    ],
    _links: getLinks(draft.id, origin),
  };
}

/** Those that the Store API lists: published, and shown to everybody. */
async function loadItems(place: Place, query: object) {
  const { ctx } = place;
  const { ids, total } = await findStoreProducts(ctx, storeProductQuery.parse(query));
  const drafts = await loadDrafts(ctx.db, ids);
  const stored = ids.flatMap((id) => drafts.get(id) ?? []);
  return { items: stored.map((product) => toItem(product, place)), total };
}

const list = open({
  permission: 'edit-content',
  params: wpProductQuery,
  answer: { schema: z.array(wpProductResponse) },
  async handle(query, { ctx, origin }) {
    const { page, per_page: perPage, search, slug } = query;
    const { items, total } = await loadItems(
      { ctx, origin },
      { search, slug, per_page: perPage, offset: rowsBefore(query) },
    );
    return found(items, { total, page, perPage });
  },
});

const one = open({
  permission: 'edit-content',
  params: pluginQuery,
  answer: { schema: wpProductResponse },
  async handle(_, { ctx, origin, parts }) {
    const { items } = await loadItems({ ctx, origin }, { include: parts.id, per_page: 1 });
    const [item] = items;
    if (item !== undefined) return found(item);
    const message = 'Invalid post ID.';
    return refused({ code: 'rest_post_invalid_id', message, status: 404 });
  },
});

const plugins = managed({
  namespace: NAMESPACE,
  action: 'list',
  permission: 'manage-settings',
  params: pluginQuery,
  answer: { schema: z.array(pluginResponse) },
  async handle(_, { origin }) {
    const plugin = 'woocommerce/woocommerce';
    const self = [{ href: `${origin}/wp-json/wp/v2/plugins/${plugin}` }];
    // The interface that is spoken, in the version that is followed.
    const version = WOOCOMMERCE_VERSION;
    const names = { plugin, status: 'active' as const, name: 'WooCommerce', version };
    return found([{ ...names, _links: { self } }]);
  },
});

export const wpProductRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/product', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/product/:id', methods: { GET: one } },
  { namespace: NAMESPACE, path: '/plugins', methods: { GET: plugins } },
];
