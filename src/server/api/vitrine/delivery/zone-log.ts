import type { ShippingZone } from '#rules/shipping/shipping.ts';
import type { WriteRequest } from '../../rest/resource.ts';
import { methodDetails } from '../../wc/shop/method-settings.ts';
import { getPlaces } from '../../wc/shop/zone-locations.ts';
import { zoneItem } from '../../wc/shop/zones.ts';

type Classes = ReadonlyMap<string, number>;

/** One entry of the manager's log for each part of a zone that a save has changed. */
export async function recordZone(
  { ctx, record }: WriteRequest,
  before: ShippingZone | null,
  after: ShippingZone,
  classes: Classes,
): Promise<void> {
  const { id } = after;
  const partOf = { resource: 'shipping_zone', id };
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const [was, is] = [before && zoneItem(before), zoneItem(after)];
  if (differ(was, is)) {
    const action = before ? 'updated' : 'created';
    await record({ resource: 'shipping_zone', id, action, before: was, after: is });
  }
  const places = { before: before ? getPlaces(before) : NOWHERE, after: getPlaces(after) };
  if (differ(places.before, places.after)) {
    const resource = 'shipping_zone_locations';
    await record({ resource, id, partOf, action: 'updated', ...places });
  }
  const details = (zone: ShippingZone | null, instanceId: number) => {
    const method = zone?.methods.find((each) => each.instanceId === instanceId);
    return method ? methodDetails(method, ctx.settings, classes) : null;
  };
  const ids = [...(before?.methods ?? []), ...after.methods].map(({ instanceId }) => instanceId);
  for (const instanceId of new Set(ids)) {
    const [old, now] = [details(before, instanceId), details(after, instanceId)];
    if (!differ(old, now)) continue;
    const action = old === null ? 'created' : now === null ? 'deleted' : 'updated';
    const subject = { resource: 'shipping_method', id: instanceId, partOf };
    await record({ ...subject, action, before: old, after: now });
  }
}

const NOWHERE = { countries: [], states: [], postcodes: [] };
