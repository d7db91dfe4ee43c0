import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';

// What the goods of an order cost the shop. The cost of a product changes with time, so that of a line is
// stored when its order is first counted, seconds after it was placed; a line of a product whose cost was
// not known then has the first one that is.

/** By the ids of lines. */
export type LineCosts = ReadonlyMap<number, number>;

interface Line {
  id: number;
  productId: number;
  variationId: number | null;
}

/** Ids or rows of one statement. */
const CHUNK = 400;

export async function storeCosts(trx: Db, lines: readonly Line[]): Promise<LineCosts> {
  const costs = new Map<number, number>();
  for (const some of chunks(lines, CHUNK)) {
    const stored = await trx
      .selectFrom('analytics_costs')
      .selectAll()
      .where(
        'line_id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
    for (const { line_id, cost } of stored) costs.set(line_id, cost);
  }
  const unknown = lines.filter(({ id }) => !costs.has(id));
  const products = await costsOf(trx, unknown);
  const found = unknown.flatMap(({ id: line_id, productId, variationId }) => {
    const cost = products.get(variationId ?? productId) ?? products.get(productId);
    return cost === undefined ? [] : [{ line_id, cost }];
  });
  for (const some of chunks(found, CHUNK)) {
    await trx
      .insertInto('analytics_costs')
      .values(some)
      .onConflict((conflict) => conflict.column('line_id').doNothing())
      .execute();
  }
  for (const { line_id, cost } of found) costs.set(line_id, cost);
  return costs;
}

/** What products and variations cost at present. */
async function costsOf(db: Db, lines: readonly Line[]): Promise<ReadonlyMap<number, number>> {
  const ids = new Set(lines.flatMap(({ productId, variationId }) => [productId, variationId ?? 0]));
  const costs = new Map<number, number>();
  for (const some of chunks([...ids], CHUNK)) {
    const rows = await db
      .selectFrom('product_extras')
      .select(['product_id', 'cost'])
      .where('product_id', 'in', some)
      .where('cost', 'is not', null)
      .execute();
    for (const { product_id, cost } of rows) if (cost !== null) costs.set(product_id, cost);
  }
  return costs;
}
