import type { Db } from '#server/platform/database/database.ts';

type Count = { id: number | string; count: number | string | bigint };

/** By id; terms without a product are missing. */
function getCounts(rows: readonly Count[]): ReadonlyMap<number | string, number> {
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

const published = (db: Db) => db.selectFrom('products').where('products.status', '=', 'publish');

export function termCounts(db: Db, attributeId: number) {
  return published(db)
    .innerJoin('product_terms', 'product_terms.product_id', 'products.id')
    .where('product_terms.attribute_id', '=', attributeId)
    .groupBy('product_terms.term_id')
    .select((eb) => ['product_terms.term_id as id', eb.fn.countAll().as('count')])
    .execute()
    .then(getCounts);
}

/** By the slug of the class. */
export function shippingClassCounts(db: Db) {
  return published(db)
    .where('shipping_class', '<>', '')
    .groupBy('shipping_class')
    .select((eb) => ['shipping_class as id', eb.fn.countAll().as('count')])
    .execute()
    .then(getCounts);
}
