import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';

const parcelRow = compiledQuery((db, id: number) =>
  db.selectFrom('products').select(['shipping_class', 'weight']).where('id', '=', id),
);

/** What its shipping is priced by; the class is empty where the product has none. */
export async function loadParcel(
  db: Db,
  id: number,
): Promise<{ shippingClass: string; weight: number }> {
  const [row] = await parcelRow(db, id);
  return { shippingClass: row?.shipping_class ?? '', weight: row?.weight ?? 0 };
}
