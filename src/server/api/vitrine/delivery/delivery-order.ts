import type { Change, ChangedThing } from '#server/platform/manager-log/manager-changes.ts';
import { changeAs, type RecordedChange } from '#server/settings/change-as.ts';
import { orderMethods, orderZones, type Reordered } from '#server/shipping/order-shipping.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import { orderInput, orderResponse } from '#wire/vitrine/delivery.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { numericId } from '../../rest/resource.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestResult, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

async function reordered(
  { ctx, manager }: ManagedCall,
  subject: ChangedThing & Pick<Change, 'partOf'>,
  write: (change: RecordedChange) => Promise<Reordered>,
): Promise<RestResult<{ order: number[] }>> {
  const done = await changeAs(ctx, manager, async (change) => {
    const moved = await write(change);
    if (!moved.ok) return moved;
    const named = (ids: readonly number[]) => ({
      order: ids.map((id) => `${moved.names.get(id) ?? ''} (${id})`),
    });
    const [before, after] = [named(moved.before), named(moved.after)];
    await change.record({ ...subject, action: 'updated', before, after });
    await change.ctx.invalidate([SHIPPING_TAG]);
    return moved;
  });
  if (!done.ok) return refused(invalidParams({ order: 'names something that is not there' }));
  return found({ order: [...done.after] });
}

const shared = {
  action: 'edit',
  permission: 'manage-settings',
  params: orderInput,
  required: ['order'],
  answer: { schema: orderResponse },
} as const;

const ofZones = vitrineEndpoint({
  ...shared,
  summary: 'Order shipping zones: the first one that an address belongs to applies',
  handle: ({ order }, call) =>
    reordered(call, { resource: 'shipping_zones', id: 0 }, ({ ctx }) => orderZones(ctx.db, order)),
});

const ofMethods = vitrineEndpoint({
  ...shared,
  summary: 'Order the methods of a shipping zone as shoppers see them',
  handle({ order }, call) {
    const id = numericId(call.parts.zone_id ?? '');
    const partOf = { resource: 'shipping_zone', id };
    return reordered(call, { resource: 'shipping_zone_methods', id, partOf }, ({ ctx }) =>
      orderMethods(ctx.db, id, order),
    );
  },
});

export const shippingOrderRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/shipping-zones/order', methods: { PUT: ofZones } },
  {
    namespace: NAMESPACE,
    path: '/shipping-zones/:zone_id/methods/order',
    methods: { PUT: ofMethods },
  },
];
