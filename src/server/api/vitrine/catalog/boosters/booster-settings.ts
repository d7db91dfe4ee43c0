import { isProduct } from '#server/catalog/is-product.ts';
import { type BoosterSettings, boosterSettingsResponse } from '#wire/vitrine/product-offers.ts';
import { boosterSettingsInput } from '#wire/wc/product-part-fields.ts';
import type { ManagedCall } from '../../../rest/managed-endpoint.ts';
import { numericId, optionalFields } from '../../../rest/resource.ts';
import type { RestRoute } from '../../../rest/rest-route.ts';
import { readBoosters, writeBoosters } from '../../../wc/products/parts/product-boosters.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { changeItem, type OneItem, readItem } from '../change-item.ts';
import { unknownId } from '../unknown-id.ts';

const input = optionalFields(boosterSettingsInput);
const shared = {
  permission: 'manage-products',
  answer: { schema: boosterSettingsResponse },
} as const;

function toBoosters({ parts }: ManagedCall): OneItem<BoosterSettings> {
  const id = numericId(parts.product_id ?? '');
  return {
    resource: 'product_boosters',
    id,
    partOf: { resource: 'product', id },
    missing: unknownId('product'),
    read: async ({ ctx }) => ((await isProduct(ctx.db, id)) ? readBoosters(ctx, id) : null),
  };
}

const read = vitrineEndpoint({
  ...shared,
  action: 'view',
  summary: 'What a product says of its boosters, and what follows from it',
  params: {},
  handle: (_, call) => readItem(call, toBoosters(call)),
});

const edit = vitrineEndpoint({
  ...shared,
  action: 'edit',
  summary: 'Change the boosters of a product; null takes the shop’s setting',
  params: input,
  handle(input, call) {
    const item = toBoosters(call);
    return changeItem(call, item, (request) => writeBoosters(request, item.id, input));
  },
});

export const boosterSettings: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:product_id/booster-settings',
  methods: { GET: read, PUT: edit, PATCH: edit },
};
