import type { ShippingZone } from '#rules/shipping/shipping.ts';
import { shippingClassIds } from '#server/catalog/terms/shipping-classes.ts';
import { findZone, removeZone, writeZone, zonesForManagers } from '#server/shipping/change-zone.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import {
  type FullZone,
  fullZoneInput,
  fullZoneReadOnly,
  fullZoneResponse,
  newMethodsResponse,
} from '#wire/vitrine/shipping-zones.ts';
import { contextQuery } from '#wire/wc/shipping.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId, type ReadRequest, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { METHOD_KINDS, methodItem } from '../../wc/shop/method-settings.ts';
import { placeItems } from '../../wc/shop/zone-locations.ts';
import { fixedZone } from '../../wc/shop/zones.ts';
import { unknownId } from '../catalog/unknown-id.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { readZone, type ZoneInput } from './zone-draft.ts';
import { recordZone } from './zone-log.ts';

// A zone with its places and methods, saved as one: nothing of a draft is offered before that.

const missing = unknownId('shipping_zone');

type Context = ReadRequest['ctx'];

async function toFullZones(ctx: Context, zones: readonly ShippingZone[]): Promise<FullZone[]> {
  const classes = await shippingClassIds(ctx.db);
  return zones.map((zone) => ({
    id: zone.id,
    name: zone.name,
    order: zone.id === 0 ? 0 : zone.position,
    locations: placeItems(zone),
    methods: zone.methods.map((method) => methodItem(method, ctx.settings, classes)),
  }));
}

async function loadFullZone(ctx: Context, id: number): Promise<FullZone | null> {
  const zone = await findZone(ctx.db, id);
  return zone ? ((await toFullZones(ctx, [zone]))[0] ?? null) : null;
}

async function save(
  request: WriteRequest,
  before: ShippingZone | null,
  input: ZoneInput,
): Promise<Saved<FullZone>> {
  const { ctx } = request;
  const read = await readZone(ctx, before, input);
  if (!read.ok) return read;
  // A new zone comes after the others, as a draft of it is tried.
  const last = (await zonesForManagers(ctx.db)).length - 1;
  const zone = before ? read.zone : { ...read.zone, position: last };
  const id = await writeZone(ctx.db, before?.id, zone);
  const [after, item] = [await findZone(ctx.db, id), await loadFullZone(ctx, id)];
  if (!after || !item) return { ok: false, error: missing };
  await recordZone(request, before, after, await shippingClassIds(ctx.db));
  await ctx.invalidate([SHIPPING_TAG]);
  return { ok: true, item };
}

const zones = managedResource({
  namespace: NAMESPACE,
  path: '/shipping-zones',
  idPart: ':id<\\d+>',
  idOf: numericId,
  title: 'shipping_zone',
  permission: 'manage-settings',
  input: fullZoneInput,
  required: ['name'],
  readOnly: fullZoneReadOnly,
  response: fullZoneResponse,
  query: contextQuery,
  missing,
  async list({ ctx }) {
    const items = await toFullZones(ctx, await zonesForManagers(ctx.db));
    return { items, total: items.length };
  },
  read: ({ ctx }, id) => loadFullZone(ctx, id),
  create: (request, input) => save(request, null, input),
  async update(request, id, input) {
    const before = await findZone(request.ctx.db, id);
    return before ? save(request, before, input) : { ok: false, error: missing };
  },
  async remove({ ctx, record }, id) {
    const item = await loadFullZone(ctx, id);
    if (!item) return { ok: false, error: missing };
    if (id === 0) return { ok: false, error: fixedZone };
    await removeZone(ctx.db, id);
    const { name, order } = item;
    const before = { id, name, order };
    await record({ resource: 'shipping_zone', id, action: 'deleted', before, after: null });
    await ctx.invalidate([SHIPPING_TAG]);
    return { ok: true, item };
  },
});

const newMethods = vitrineEndpoint({
  action: 'list',
  permission: 'manage-settings',
  summary: 'A shipping method of each kind with its settings, as a zone would get it',
  params: {},
  answer: { schema: newMethodsResponse },
  async handle(_, { ctx }) {
    const classes = await shippingClassIds(ctx.db);
    const plain = Object.values(METHOD_KINDS).map(({ plain: method }) => method);
    return found(plain.map((method) => methodItem(method, ctx.settings, classes)));
  },
});

export const fullZoneRoutes: readonly RestRoute[] = [
  ...zones,
  { namespace: NAMESPACE, path: '/shipping-methods', methods: { GET: newMethods } },
];
