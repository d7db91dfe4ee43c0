import { renameClass } from '#rules/shipping/rename-class.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { writeZone } from './change-zone.ts';
import { loadShippingZones } from './load-zones.ts';

/**
 * What names a shipping class by its slug: costs of methods, and the setting of classes that are sent
 * apart. Part of the transaction that changes the slug; the caller invalidates SHIPPING_TAG and `settings`.
 */
export async function renameShippingClass(db: Db, from: string, to: string): Promise<void> {
  for (const zone of await loadShippingZones(db)) {
    const methods = zone.methods.map((method) => renameClass(method, from, to) ?? method);
    if (methods.some((method, at) => method !== zone.methods[at])) {
      await writeZone(db, zone.id, { ...zone, methods });
    }
  }
  const apart = (await readSettings(db, () => undefined))['shipping.ownPackages'];
  if (!apart.includes(from)) return;
  const value = encodeJson(apart.map((slug) => (slug === from ? to : slug)));
  await db
    .updateTable('settings')
    .set({ value })
    .where('name', '=', 'shipping.ownPackages')
    .execute();
}
