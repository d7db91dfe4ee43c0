import { activeBoosters } from '#server/boosters/load-boosters.ts';
import { loadProductBoosters } from '#server/boosters/product-overrides.ts';
import { storeBooster } from '#server/boosters/save-booster.ts';
import { isProduct } from '#server/catalog/is-product.ts';
import { productTags } from '#server/catalog/tags.ts';
import { inBrackets } from '#server/settings/refusal.ts';
import { BOOSTER_KINDS } from '#wire/boosters.ts';
import {
  type BoosterSettings,
  boosterSettingsInput,
  boosterSettingsResponse,
} from '#wire/vitrine/product-offers.ts';
import type { ManagedCall, ParamsOf } from '../../../rest/managed-endpoint.ts';
import { numericId, optionalFields, type WriteRequest } from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import type { RestRoute } from '../../../rest/rest-route.ts';
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
    async read({ ctx }) {
      if (!(await isProduct(ctx.db, id))) return null;
      const overrides = await loadProductBoosters(ctx.db, id);
      return { product_id: id, ...overrides, active: await activeBoosters(ctx, id) };
    },
  };
}

async function write(
  { ctx }: WriteRequest,
  id: number,
  provided: ParamsOf<typeof input>,
): Promise<RestError | null> {
  const problems: Record<string, string> = {};
  for (const kind of BOOSTER_KINDS) {
    if (provided[kind] === undefined) continue;
    const saved = await storeBooster(ctx, id, kind, provided[kind]);
    if (saved.ok) continue;
    for (const { path, reason } of saved.problems) problems[`${kind}${inBrackets(path)}`] = reason;
  }
  if (Object.keys(problems).length > 0) return invalidParams(problems);
  await ctx.invalidate(productTags(id));
  return null;
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
    return changeItem(call, item, (request) => write(request, item.id, input));
  },
});

export const boosterSettings: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:product_id/booster-settings',
  methods: { GET: read, PUT: edit, PATCH: edit },
};
