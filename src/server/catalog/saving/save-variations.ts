import type { Db } from '#server/platform/database/database.ts';
import type { CheckedProduct } from './check-product.ts';
import { UNCOUNTED, variationRow } from './product-rows.ts';
import { attributeKeys } from './variation-keys.ts';

/** A variation with an id is updated, one without is new, one left out is deleted. */
export async function saveVariations(
  trx: Db,
  { draft }: CheckedProduct,
  productId: number,
  now: number,
): Promise<void> {
  const stored = await trx
    .selectFrom('products')
    .select('id')
    .where('parent_id', '=', productId)
    .execute();
  const gone = new Set(stored.map((row) => row.id));
  const existingIds = draft.variations.map(({ id }) =>
    id !== undefined && gone.delete(id) ? id : undefined,
  );
  if (gone.size > 0)
    await trx
      .deleteFrom('products')
      .where('id', 'in', [...gone])
      .execute();

  const keys = attributeKeys(draft);
  for (const [position, variation] of draft.variations.entries()) {
    const row = variationRow(variation, draft, productId, position, now);
    let id = existingIds[position];
    if (id === undefined) {
      const added = await trx
        .insertInto('products')
        .values({ ...row, ...UNCOUNTED })
        .returning('id')
        .executeTakeFirstOrThrow();
      id = added.id;
    } else {
      await trx.updateTable('products').set(row).where('id', '=', id).execute();
      await trx.deleteFrom('variation_attributes').where('variation_id', '=', id).execute();
    }
    const values = [...keys].map(([given, name]) => ({
      variation_id: id,
      name,
      value: variation.attributes[given] ?? '',
    }));
    if (values.length > 0) await trx.insertInto('variation_attributes').values(values).execute();
  }
}
