import * as z from 'zod';
import type { ShippingMethod, ShippingZone } from '#rules/shipping/shipping.ts';
import { cachedDecode } from '#server/platform/database/cached-decode.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { METHOD_OPTIONS, STORED_TABLE } from './method-options.ts';
import type { ShippingTables } from './tables.ts';

const readTexts = cachedDecode(z.array(z.string()));
const read = {
  flat_rate: cachedDecode(METHOD_OPTIONS.flat_rate),
  free_shipping: cachedDecode(METHOD_OPTIONS.free_shipping),
  local_pickup: cachedDecode(METHOD_OPTIONS.local_pickup),
  table_rate: cachedDecode(STORED_TABLE),
};

type MethodRow = Omit<ShippingTables['shipping_methods'], 'instance_id'> & { instance_id: number };

function getMethod(row: MethodRow): ShippingMethod {
  const shared = {
    instanceId: row.instance_id,
    title: row.title,
    enabled: decodeFlag(row.enabled),
    position: row.position,
    taxable: decodeFlag(row.taxable),
  };
  if (row.rate_table !== null) {
    return { ...shared, kind: 'table_rate', ...read.table_rate(row.rate_table) };
  }
  switch (row.kind) {
    case 'flat_rate':
      return { ...shared, kind: row.kind, ...read.flat_rate(row.options) };
    case 'free_shipping':
      return {
        ...shared,
        kind: row.kind,
        ...read.free_shipping(row.options),
      };
    case 'local_pickup':
      return { ...shared, kind: row.kind, ...read.local_pickup(row.options) };
  }
}

const allZones = compiledQuery((db) =>
  db.selectFrom('shipping_zones').selectAll().orderBy('position').orderBy('id'),
);
const allMethods = compiledQuery((db) =>
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
    countries: readTexts(zone.countries),
    states: readTexts(zone.states),
    postcodes: readTexts(zone.postcodes),
    methods: (byZone.get(zone.id) ?? []).map(getMethod),
  }));
}
