import { reorder } from '#rules/shipping/reorder.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadShippingZones } from './load-zones.ts';

// The order of zones, which decides where an address belongs to several, and of the methods of a zone,
// in which shoppers see them. The caller invalidates SHIPPING_TAG.

export type Reordered =
  | {
      ok: true;
      before: readonly number[];
      after: readonly number[];
      names: ReadonlyMap<number, string>;
    }
  | { ok: false };

/** Zone 0 takes what is left and has no place among them. */
export async function orderZones(db: Db, ids: readonly number[]): Promise<Reordered> {
  const zones = (await loadShippingZones(db)).filter(({ id }) => id !== 0);
  const before = zones.map(({ id }) => id);
  const after = reorder(before, ids);
  if (!after) return { ok: false };
  for (const [position, id] of after.entries()) {
    await db.updateTable('shipping_zones').set({ position }).where('id', '=', id).execute();
  }
  return { ok: true, before, after, names: new Map(zones.map(({ id, name }) => [id, name])) };
}

export async function orderMethods(
  db: Db,
  zoneId: number,
  ids: readonly number[],
): Promise<Reordered> {
  const zone = (await loadShippingZones(db)).find(({ id }) => id === zoneId);
  const names = new Map((zone?.methods ?? []).map(({ instanceId, title }) => [instanceId, title]));
  const before = [...names.keys()];
  const after = reorder(before, ids);
  if (!after) return { ok: false };
  for (const [position, id] of after.entries()) {
    await db
      .updateTable('shipping_methods')
      .set({ position })
      .where('instance_id', '=', id)
      .execute();
  }
  return { ok: true, before, after, names };
}
