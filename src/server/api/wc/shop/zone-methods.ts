import type { ShippingMethod, ShippingZone } from '#rules/shipping/shipping.ts';
import { shippingClassIds } from '#server/catalog/terms/shipping-classes.ts';
import {
  findZone,
  NEW_METHOD,
  REST_OF_THE_WORLD,
  writeZone,
} from '#server/shipping/change-zone.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import {
  contextQuery,
  methodInput,
  methodReadOnly,
  methodResponse,
  type ShippingMethodItem,
} from '#wire/wc/shipping.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId, type ReadRequest, type Saved, type WriteRequest } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { METHOD_KINDS, methodDetails, wcMethodItem, withSettings } from './method-settings.ts';
import { missingZone } from './zones.ts';

const missing: RestError = {
  code: 'woocommerce_rest_shipping_zone_method_invalid',
  message: 'Resource does not exist.',
  status: 404,
};

async function loadZone({ ctx, parts }: ReadRequest): Promise<ShippingZone | null> {
  return findZone(ctx.db, numericId(parts.zone_id ?? ''));
}

async function loadItem({ ctx }: ReadRequest, method: ShippingMethod) {
  return wcMethodItem(method, ctx.settings, await shippingClassIds(ctx.db));
}

async function getDetails({ ctx }: ReadRequest, method: ShippingMethod) {
  return methodDetails(method, ctx.settings, await shippingClassIds(ctx.db));
}

/** A method as the manager's log names it. */
function getPart({ id }: ShippingZone, { instanceId }: ShippingMethod) {
  return {
    resource: 'shipping_method',
    id: instanceId,
    partOf: { resource: 'shipping_zone', id },
  };
}

/** Writes the zone with the method in it, and answers the method as it is stored then. */
async function save(
  request: WriteRequest,
  zone: ShippingZone,
  before: ShippingMethod | null,
  method: ShippingMethod,
): Promise<Saved<ShippingMethodItem>> {
  const { ctx, record } = request;
  const others = zone.methods.filter((one) => one.instanceId !== method.instanceId);
  const name = zone.id === 0 && zone === REST_OF_THE_WORLD ? 'Everywhere else' : zone.name;
  await writeZone(ctx.db, zone.id, { ...zone, name, methods: [...others, method] });
  const stored = (await findZone(ctx.db, zone.id))?.methods ?? [];
  const known = new Set(others.map((one) => one.instanceId));
  const saved = stored.find((one) => !known.has(one.instanceId));
  if (!saved) return { ok: false, error: missing };
  await record({
    ...getPart(zone, saved),
    action: before ? 'updated' : 'created',
    before: before && (await getDetails(request, before)),
    after: await getDetails(request, saved),
  });
  await ctx.invalidate([SHIPPING_TAG]);
  return { ok: true, item: await loadItem(request, saved) };
}

export const methodRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/shipping/zones/:zone_id/methods',
  idPart: ':instance_id',
  idOf: numericId,
  title: 'shipping_zone_method',
  permission: 'manage-settings',
  input: methodInput,
  required: ['method_id'],
  readOnly: methodReadOnly,
  response: methodResponse,
  query: contextQuery,
  missing,
  createdStatus: 200,
  async list(request) {
    const zone = await loadZone(request);
    if (!zone) return missingZone;
    const classes = await shippingClassIds(request.ctx.db);
    const items = zone.methods.map((one) => wcMethodItem(one, request.ctx.settings, classes));
    return { items, total: items.length };
  },
  async read(request, id) {
    const method = (await loadZone(request))?.methods.find((one) => one.instanceId === id);
    return method ? loadItem(request, method) : null;
  },
  async create(request, input) {
    const zone = await loadZone(request);
    if (!zone) return { ok: false, error: missingZone };
    const kind = METHOD_KINDS[input.method_id ?? 'flat_rate'];
    const plain = { ...kind.plain, instanceId: NEW_METHOD, position: zone.methods.length };
    const changed = withSettings(
      plain,
      input,
      request.ctx.settings,
      await shippingClassIds(request.ctx.db),
    );
    return changed.ok ? save(request, zone, null, changed.method) : changed;
  },
  async update(request, id, input) {
    const zone = await loadZone(request);
    const before = zone?.methods.find((one) => one.instanceId === id);
    if (!zone || !before) return { ok: false, error: missing };
    const changed = withSettings(
      before,
      input,
      request.ctx.settings,
      await shippingClassIds(request.ctx.db),
    );
    return changed.ok ? save(request, zone, before, changed.method) : changed;
  },
  async remove(request, id) {
    const zone = await loadZone(request);
    const before = zone?.methods.find((one) => one.instanceId === id);
    if (!zone || !before) return { ok: false, error: missing };
    const methods = zone.methods.filter((one) => one !== before);
    await writeZone(request.ctx.db, zone.id, { ...zone, methods });
    await request.record({
      ...getPart(zone, before),
      action: 'deleted',
      before: await getDetails(request, before),
      after: null,
    });
    await request.ctx.invalidate([SHIPPING_TAG]);
    return { ok: true, item: await loadItem(request, before) };
  },
});
