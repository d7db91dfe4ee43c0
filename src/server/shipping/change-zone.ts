import type { ShippingMethod, ShippingZone } from '#rules/shipping/shipping.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadShippingZones } from './load-zones.ts';
import { saveShippingZone } from './save-zone.ts';

/** What no other zone covers; it is always there, and has no locations of its own. */
export const REST_OF_THE_WORLD: ShippingZone = {
  id: 0,
  name: 'Locations not covered by your other zones',
  position: 10_000,
  countries: [],
  states: [],
  postcodes: [],
  methods: [],
};

export async function zonesForManagers(db: Db): Promise<ShippingZone[]> {
  const zones = await loadShippingZones(db);
  const rest = zones.find((zone) => zone.id === 0) ?? REST_OF_THE_WORLD;
  return [rest, ...zones.filter((zone) => zone.id !== 0)];
}

export async function findZone(db: Db, id: number): Promise<ShippingZone | null> {
  return (await zonesForManagers(db)).find((zone) => zone.id === id) ?? null;
}

/** 0 stands for a method that is new. */
export const NEW_METHOD = 0;

export type ZoneValues = Omit<ShippingZone, 'id'>;

/** A zone without an id is new. The caller invalidates SHIPPING_TAG. */
export function writeZone(db: Db, id: number | undefined, zone: ZoneValues): Promise<number> {
  return saveShippingZone(db, {
    ...(id !== undefined && { id }),
    name: zone.name,
    position: zone.position,
    countries: [...zone.countries],
    states: [...zone.states],
    postcodes: [...zone.postcodes],
    methods: [...zone.methods].sort((a, b) => a.position - b.position).map(withoutNewId),
  });
}

export async function removeZone(db: Db, id: number): Promise<void> {
  await db.deleteFrom('shipping_methods').where('zone_id', '=', id).execute();
  await db.deleteFrom('shipping_zones').where('id', '=', id).execute();
}

function withoutNewId({ instanceId, ...method }: ShippingMethod) {
  return { ...method, ...(instanceId !== NEW_METHOD && { instanceId }) };
}
