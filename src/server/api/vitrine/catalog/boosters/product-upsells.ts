import { isProduct } from '#server/catalog/is-product.ts';
import { productTags } from '#server/catalog/tags.ts';
import { linkedOffer, missingItem } from '#server/upsells/linked-offer.ts';
import { offeredIds } from '#server/upsells/offered-ids.ts';
import { saveUpsellOffer } from '#server/upsells/save-offer.ts';
import { type ProductUpsells, upsellInput, upsellResponse } from '#wire/vitrine/product-offers.ts';
import type { ManagedCall, ParamsOf } from '../../../rest/managed-endpoint.ts';
import { numericId, optionalFields, type WriteRequest } from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import type { RestRoute } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { changeItem, type OneItem, readItem } from '../change-item.ts';
import { unknownId } from '../unknown-id.ts';

const input = optionalFields(upsellInput);
const shared = { permission: 'manage-products', answer: { schema: upsellResponse } } as const;

function getUpsells({ parts }: ManagedCall): OneItem<ProductUpsells> {
  const id = numericId(parts.product_id ?? '');
  return {
    resource: 'product_upsells',
    id,
    partOf: { resource: 'product', id },
    missing: unknownId('product'),
    async read({ ctx }) {
      if (!(await isProduct(ctx.db, id))) return null;
      const offered = await offeredIds(ctx, id);
      return { product_id: id, ...(await linkedOffer(ctx.db, id)), offered: offered?.ids ?? [] };
    },
  };
}

async function write(
  { ctx }: WriteRequest,
  id: number,
  provided: ParamsOf<typeof input>,
): Promise<RestError | null> {
  const before = await linkedOffer(ctx.db, id);
  const source = provided.source === undefined ? before.source : provided.source;
  const items = provided.items ?? before.items;
  const missing = await missingItem(ctx.db, id, items);
  if (missing !== null) {
    return invalidParams({ items: `names a product that cannot be offered, at ${missing}` });
  }
  if (source === 'chosen' && items.length === 0) {
    return invalidParams({ items: 'must name at least one product' });
  }
  const saved = await saveUpsellOffer(ctx.db, id, source && { source, items: [...items] });
  if (!saved.ok) {
    const named = saved.problems.map(({ field, reason }) => [field, reason]);
    return invalidParams(Object.fromEntries(named));
  }
  await ctx.invalidate(productTags(id));
  return null;
}

const read = vitrineEndpoint({
  ...shared,
  action: 'view',
  summary: 'The upsell bar of a product',
  params: {},
  handle: (_, call) => readItem(call, getUpsells(call)),
});

const edit = vitrineEndpoint({
  ...shared,
  action: 'edit',
  summary: 'Choose what the upsell bar of a product offers',
  params: input,
  handle(input, call) {
    const item = getUpsells(call);
    return changeItem(call, item, (request) => write(request, item.id, input));
  },
});

export const productUpsells: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:product_id/upsells',
  methods: { GET: read, PUT: edit, PATCH: edit },
};
