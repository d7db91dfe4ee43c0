import type { ShippingZone } from '#rules/shipping/shipping.ts';
import { findZone, removeZone, writeZone, zonesForManagers } from '#server/shipping/change-zone.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import {
  contextQuery,
  type ShippingZoneItem,
  zoneInput,
  zoneReadOnly,
  zoneResponse,
} from '#wire/wc/shipping.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId, type PartialOf, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';

export const missingZone: RestError = {
  code: 'woocommerce_rest_shipping_zone_invalid',
  message: 'Resource does not exist.',
  status: 404,
};

export const fixedZone: RestError = {
  code: 'woocommerce_rest_shipping_zone_invalid_zone',
  message: 'The "locations not covered by your other zones" zone cannot be updated.',
  status: 403,
};

export function zoneItem({ id, name, position }: ShippingZone): ShippingZoneItem {
  return { id, name, order: id === 0 ? 0 : position };
}

async function save(
  { ctx, record }: WriteRequest,
  before: ShippingZone | null,
  input: PartialOf<typeof zoneInput>,
): Promise<Saved<ShippingZoneItem>> {
  if (before?.id === 0) return { ok: false, error: fixedZone };
  const name = input.name?.trim() ?? before?.name ?? '';
  if (name === '') return { ok: false, error: invalidParams({ name: 'must not be empty' }) };
  const base = before ?? { position: 0, countries: [], states: [], postcodes: [], methods: [] };
  const position = input.order ?? base.position;
  const id = await writeZone(ctx.db, before?.id, { ...base, name, position });
  const item = { id, name, order: position };
  await record({
    resource: 'shipping_zone',
    id,
    action: before ? 'updated' : 'created',
    before: before && zoneItem(before),
    after: item,
  });
  await ctx.invalidate([SHIPPING_TAG]);
  return { ok: true, item };
}

export const zoneRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/shipping/zones',
  idOf: numericId,
  title: 'shipping_zone',
  permission: 'manage-settings',
  input: zoneInput,
  required: ['name'],
  readOnly: zoneReadOnly,
  response: zoneResponse,
  query: contextQuery,
  missing: missingZone,
  async list({ ctx }) {
    const zones = await zonesForManagers(ctx.db);
    return { items: zones.map(zoneItem), total: zones.length };
  },
  async read({ ctx }, id) {
    const zone = await findZone(ctx.db, id);
    return zone && zoneItem(zone);
  },
  create: (request, input) => save(request, null, input),
  async update(request, id, input) {
    return save(request, await findZone(request.ctx.db, id), input);
  },
  async remove({ ctx, record }, id) {
    const zone = await findZone(ctx.db, id);
    if (!zone) return { ok: false, error: missingZone };
    if (id === 0) return { ok: false, error: fixedZone };
    await removeZone(ctx.db, id);
    const item = zoneItem(zone);
    await record({ resource: 'shipping_zone', id, action: 'deleted', before: item, after: null });
    await ctx.invalidate([SHIPPING_TAG]);
    return { ok: true, item };
  },
});
