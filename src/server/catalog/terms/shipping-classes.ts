import type { Db } from '#server/platform/database/database.ts';
import { PLAIN_TERM, type Taxonomy } from './managed-term.ts';
import { shippingClassCounts } from './term-counts.ts';

/** Ids by slug, for whoever shows or saves products. */
export async function shippingClassIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('shipping_classes').select(['id', 'slug']).execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Products name a class by its slug: a slug that is changed is changed there too. */
export const shippingClasses: Taxonomy = {
  route: null,
  async load(db, id) {
    const rows = await db
      .selectFrom('shipping_classes')
      .selectAll()
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
      .execute();
    const counts = await shippingClassCounts(db);
    return rows.map((row) => ({ ...PLAIN_TERM, ...row, count: counts.get(row.slug) ?? 0 }));
  },
  async save(db, id, { slug, name, description }) {
    const row = { slug, name, description };
    if (id === undefined) {
      const added = await db
        .insertInto('shipping_classes')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      return added.id;
    }
    await renameInProducts(db, id, slug);
    await db.updateTable('shipping_classes').set(row).where('id', '=', id).execute();
    return id;
  },
  async remove(db, id) {
    await renameInProducts(db, id, '');
    await db.deleteFrom('shipping_classes').where('id', '=', id).execute();
  },
  async ofProduct(db, productId) {
    const rows = await db
      .selectFrom('products')
      .innerJoin('shipping_classes', 'shipping_classes.slug', 'products.shipping_class')
      .select('shipping_classes.id')
      .where('products.id', '=', productId)
      .execute();
    return rows.map((row) => row.id);
  },
};

async function renameInProducts(db: Db, id: number, slug: string): Promise<void> {
  const before = await db
    .selectFrom('shipping_classes')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!before || before.slug === slug) return;
  await db
    .updateTable('products')
    .set({ shipping_class: slug })
    .where('shipping_class', '=', before.slug)
    .execute();
}
