import type { ProductReference } from '#rules/product-csv/cells.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';

// Which products of this shop a file means. An article number names one product of every shop; an id
// counts only where this very file, or an earlier one, brought the product that had it.

export interface Target {
  id: number;
  /** Set where the article number is that of a variation. */
  parentId: number | null;
}

export interface Targets {
  of(reference: ProductReference): Target | undefined;
}

export async function findTargets(
  db: Db,
  references: readonly ProductReference[],
): Promise<Targets> {
  const bySku = new Map<string, Target>();
  const byId = new Map<number, Target>();
  const skus = references.flatMap((each) => ('sku' in each && each.sku !== '' ? each.sku : []));
  for (const part of chunks([...new Set(skus)], 500)) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'sku', 'parent_id'])
      .where('sku', 'in', part)
      .where('status', '!=', 'trash')
      .execute();
    for (const row of rows) bySku.set(row.sku, { id: row.id, parentId: row.parent_id });
  }
  const ids = references.flatMap((each) => ('id' in each ? each.id : []));
  for (const part of chunks([...new Set(ids)], 500)) {
    const rows = await db
      .selectFrom('imported_products')
      .selectAll()
      .where('original_id', 'in', part)
      .execute();
    for (const row of rows) byId.set(row.original_id, { id: row.product_id, parentId: null });
  }
  return { of: (each) => ('sku' in each ? bySku.get(each.sku) : byId.get(each.id)) };
}

/** Remembers under which id the file knows a product, for its other lines and for the next file. */
export async function rememberOriginal(
  trx: Db,
  originals: readonly { originalId: number; productId: number }[],
): Promise<void> {
  for (const { originalId, productId } of originals) {
    await trx
      .insertInto('imported_products')
      .values({ original_id: originalId, product_id: productId })
      .onConflict((conflict) =>
        conflict.column('original_id').doUpdateSet({ product_id: productId }),
      )
      .execute();
  }
}
