import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { checkProduct, type SaveProblem } from './check-product.ts';
import { loadDrafts } from './load-drafts.ts';
import type { ProductInput } from './product-input.ts';
import { writeProducts } from './write-products.ts';

export class InvalidProduct extends Error {
  override readonly name = 'InvalidProduct';
  readonly problems: readonly SaveProblem[];
  constructor(slug: string, problems: readonly SaveProblem[]) {
    const reasons = problems.map(({ field, code, detail }) => `${field} ${detail ?? code}`);
    super(`product "${slug}" cannot be saved: ${reasons.join('; ')}`);
    this.problems = problems;
  }
}

export type ProductSaved = { ok: true; id: number } | { ok: false; problems: SaveProblem[] };

/**
 * Writes a product with all that belongs to it and everything derived from it, or returns the
 * problems.
 */
export async function trySaveProduct(
  db: Db,
  input: ProductInput,
  now: number = Date.now(),
): Promise<ProductSaved> {
  return inTransaction(db, async (trx) => {
    const check = await checkProduct(trx, input);
    if (!check.ok) return check;
    const { id: stored } = check.product.draft;
    const before = stored === undefined ? undefined : (await loadDrafts(trx, [stored])).get(stored);
    const [written] = await writeProducts(trx, [{ product: check.product, before }], now);
    if (written === undefined) throw new Error('a product without an id');
    await refreshListings(trx, [written.id], now);
    return { ok: true, id: written.id };
  });
}

/** For callers that know their input is right, such as the demo shop: a problem is a bug and throws. */
export async function saveProduct(
  db: Db,
  input: ProductInput,
  now: number = Date.now(),
): Promise<number> {
  const saved = await trySaveProduct(db, input, now);
  if (!saved.ok) throw new InvalidProduct(input.slug, saved.problems);
  return saved.id;
}
