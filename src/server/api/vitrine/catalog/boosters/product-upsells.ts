import { isProduct } from '#server/catalog/is-product.ts';
import { type ProductUpsells, upsellResponse } from '#wire/vitrine/product-offers.ts';
import { upsellInput } from '#wire/wc/product-part-fields.ts';
import type { ManagedCall } from '../../../rest/managed-endpoint.ts';
import { numericId, optionalFields } from '../../../rest/resource.ts';
import type { RestRoute } from '../../../rest/rest-route.ts';
import { readUpsells, writeUpsells } from '../../../wc/products/parts/product-upsells.ts';
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
    read: async ({ ctx }) => ((await isProduct(ctx.db, id)) ? readUpsells(ctx, id) : null),
  };
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
    return changeItem(call, item, (request) => writeUpsells(request, item.id, input));
  },
});

export const productUpsells: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:product_id/upsells',
  methods: { GET: read, PUT: edit, PATCH: edit },
};
