import type { Db } from '#server/platform/database/database.ts';
import type { ProductInput } from './product-input.ts';

/** Writes a product with all that belongs to it and everything derived from it; returns its id. */
export async function saveProduct(
  _db: Db,
  _input: ProductInput,
  _now: number = Date.now(),
): Promise<number> {
  throw new Error('not built yet');
}
