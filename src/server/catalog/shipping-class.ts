import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';

const classRow = compiledQuery((db, id: number) =>
  db.selectFrom('products').select('shipping_class').where('id', '=', id),
);

/** Empty where the product has none. */
export async function loadShippingClass(db: Db, id: number): Promise<string> {
  const [row] = await classRow(db, id);
  return row?.shipping_class ?? '';
}
