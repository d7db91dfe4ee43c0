import * as z from 'zod/mini';
import { customFieldNames } from '#server/catalog/managing/custom-field-names.ts';
import { duplicateProduct } from '#server/catalog/managing/duplicate-product.ts';
import { findProducts } from '#server/catalog/managing/find-products.ts';
import { loadDrafts } from '#server/catalog/saving/load-drafts.ts';
import { productTags } from '#server/catalog/tags.ts';
import { toCurrency } from '#server/language/currency.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { choice, integer, text } from '#wire/wc/field.ts';
import { paging, rowsBefore } from '#wire/wc/list-query.ts';
import {
  duplicatedResponse,
  type Product,
  productResponse,
  type Variation,
  variationResponse,
} from '#wire/wc/product.ts';
import { wcProductInput, wcProductReadOnly } from '#wire/wc/product-fields.ts';
import { type WcProductQuery, wcProductQuery, wcSuggestedQuery } from '#wire/wc/product-query.ts';
import { type Linked, linked } from '#wire/wc/response-parts.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import { numericId, optionalFields, type ReadRequest } from '../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { duplicateJson } from './duplicate-json.ts';
import { listedProducts, listedTotal } from './listed-products.ts';
import { prepareProduct } from './prepare-images.ts';
import { getPage, productFilter } from './product-filter.ts';
import {
  readProduct,
  removeProduct,
  saveManyProducts,
  saveProductFields,
} from './save-products.ts';
import { variationItems, withItemAddress } from './variation-items.ts';
import { costsAreHidden, maySeeCosts, productFor, readsCosts } from './without-costs.ts';

const namespace = 'wc/v3';
const permission = 'manage-products';
const reading = 'see-products';
const missing = invalidId('product');

/** Only the values of other programs that were asked for. */
function withMeta(
  item: Product,
  { include_meta: included, exclude_meta: unwanted }: WcProductQuery,
): Product {
  if (included.length === 0 && unwanted.length === 0) return item;
  const meta_data = item.meta_data.filter(
    ({ key }) => (included.length === 0 || included.includes(key)) && !unwanted.includes(key),
  );
  return { ...item, meta_data };
}

async function listProducts(
  { ctx, origin, manager }: Pick<ReadRequest, 'ctx' | 'origin' | 'manager'>,
  query: WcProductQuery,
) {
  const filter = await productFilter(ctx, query);
  const known = await listedTotal(ctx, filter);
  const { ids, total } = await findProducts(ctx.db, filter, getPage(query), ctx.now, known);
  const products = await listedProducts(ctx, origin, ids, query.context === 'edit');
  const items = products.map((item) => withMeta(productFor(manager, item), query));
  if (items.length === ids.length) return { items, total, cached: maySeeCosts(manager) };
  // An article number found variations too.
  const variations = await variationItems({ ctx, origin, manager }, ids);
  const byId = new Map<number, Product | (Variation & Linked)>(
    items.map((item) => [item.id, item]),
  );
  for (const item of variations) byId.set(item.id, withItemAddress(item, origin));
  const found = ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
  return { items: found, total };
}

const products = managedResource({
  namespace,
  path: '/products',
  idOf: numericId,
  title: 'product',
  permission: { read: reading, write: permission },
  input: wcProductInput,
  readOnly: wcProductReadOnly,
  // An article number finds variations too.
  response: z.union([productResponse, variationResponse]),
  query: wcProductQuery,
  missing,
  trash: true,
  batch: true,
  prepare: prepareProduct,
  list: async (request, query) =>
    readsCosts(query) && !maySeeCosts(request.manager)
      ? costsAreHidden
      : listProducts(request, query),
  read: readProduct,
  create: (request, input) => saveProductFields(request, null, input),
  update: (request, id, input) => saveProductFields(request, id, input),
  remove: removeProduct,
  saveMany: saveManyProducts,
});

const duplicate = managed({
  namespace,
  permission,
  action: 'create',
  params: optionalFields(wcProductInput),
  answer: { schema: duplicatedResponse },
  async handle(_, { ctx, manager, parts }) {
    const id = numericId(parts.id ?? '');
    const copied = await changeAs(ctx, manager, async (change) => {
      const { decimals } = toCurrency(ctx.settings);
      const copy = await duplicateProduct(change.ctx.db, id, ctx.now, decimals);
      if (!copy.ok) return copy;
      await change.record({
        resource: 'product',
        id: copy.id,
        action: 'created',
        before: null,
        after: { copyOf: id },
      });
      await change.ctx.invalidate(productTags(copy.id));
      return copy;
    });
    if (!copied.ok) return refused(missing);
    const stored = (await loadDrafts(ctx.db, [copied.id])).get(copied.id);
    return stored ? found(duplicateJson(stored, ctx.settings)) : refused(missing);
  },
});

const related = managed({
  namespace,
  permission,
  action: 'view',
  params: {},
  answer: { schema: productResponse.shape.related_ids },
  async handle(_, call) {
    const item = await readProduct(call, numericId(call.parts.id ?? ''));
    return item === null ? refused(missing) : found(item.related_ids);
  },
});

/** The newest of the categories and tags a program names, to link or to offer. */
const suggested = managed({
  namespace,
  permission,
  action: 'list',
  params: wcSuggestedQuery,
  answer: { schema: z.array(z.union([productResponse, linked(variationResponse)])) },
  async handle({ categories, tags, limit, in_stock, ...query }, call) {
    const requested: WcProductQuery = {
      ...query,
      status: query.status === 'any' ? 'publish' : query.status,
      page: 1,
      per_page: limit,
      ...(categories.length > 0 && { category: categories.join(',') }),
      ...(tags.length > 0 && { tag: tags.join(',') }),
      ...(in_stock && { stock_status: 'instock' as const }),
    };
    const { items } = await listProducts(call, requested);
    return found(items);
  },
});

const fieldNames = managed({
  namespace,
  permission,
  action: 'list',
  params: {
    ...paging,
    order: z._default(choice(['asc', 'desc']), 'asc'),
    search: z.optional(text({ maxLength: 200 })),
    per_page: z._default(integer({ minimum: 1, maximum: 100 }), 10),
  },
  answer: { schema: z.array(z.string()) },
  async handle(query, { ctx }) {
    const { names, total } = await customFieldNames(ctx.db, {
      order: query.order,
      search: query.search ?? '',
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    return found(names, { total, page: query.page, perPage: query.per_page });
  },
});

export const productRoutes: readonly RestRoute[] = [
  { namespace, path: '/products/custom-fields/names', methods: { GET: fieldNames } },
  { namespace, path: '/products/suggested-products', methods: { GET: suggested } },
  { namespace, path: '/products/:id/duplicate', methods: { POST: duplicate } },
  { namespace, path: '/products/:id/related', methods: { GET: related } },
  ...products,
];
