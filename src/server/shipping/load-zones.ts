import * as z from 'zod';
import type { ShippingMethod, ShippingZone } from '#rules/shipping/shipping.ts';
import { decodeFlag, decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { keptQuery } from '#server/platform/database/kept-query.ts';
import { METHOD_OPTIONS } from './method-options.ts';
import type { ShippingTables } from './tables.ts';

const texts = z.array(z.string());

type MethodRow = Omit<ShippingTables['shipping_methods'], 'instance_id'> & { instance_id: number };

function methodOf(row: MethodRow): ShippingMethod {
  const shared = {
    instanceId: row.instance_id,
    title: row.title,
    enabled: decodeFlag(row.enabled),
    position: row.position,
    taxable: decodeFlag(row.taxable),
  };
  switch (row.kind) {
    case 'flat_rate':
      return { ...shared, kind: row.kind, ...decodeJson(row.options, METHOD_OPTIONS.flat_rate) };
    case 'free_shipping':
      return {
        ...shared,
        kind: row.kind,
        ...decodeJson(row.options, METHOD_OPTIONS.free_shipping),
      };
    case 'local_pickup':
      return { ...shared, kind: row.kind, ...decodeJson(row.options, METHOD_OPTIONS.local_pickup) };
  }
}

const allZones = keptQuery((db) =>
  db.selectFrom('shipping_zones').selectAll().orderBy('position').orderBy('id'),
);
const allMethods = keptQuery((db) =>
  db.selectFrom('shipping_methods').selectAll().orderBy('position').orderBy('instance_id'),
);

/** Every zone in the manager's order with its methods; two queries however many there are. */
export async function loadShippingZones(db: Db): Promise<ShippingZone[]> {
  const zones = await allZones(db);
  if (zones.length === 0) return [];
  const methods = await allMethods(db);
  const byZone = Map.groupBy(methods, (row) => row.zone_id);
  return zones.map((zone) => ({
    id: zone.id,
    name: zone.name,
    position: zone.position,
    countries: decodeJson(zone.countries, texts),
    states: decodeJson(zone.states, texts),
    postcodes: decodeJson(zone.postcodes, texts),
    methods: (byZone.get(zone.id) ?? []).map(methodOf),
  }));
}
