import type { Db } from '#server/platform/database/database.ts';
import { loadDrafts } from '../saving/load-drafts.ts';
import { productInput } from '../saving/product-input.ts';
import { trySaveProduct } from '../saving/save-product.ts';
import type { ProductResult } from './change-products.ts';

// A product gets values back that it had before, as the manager's log stored them. What was not among
// them stays as it is now.

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Must run in a transaction. The caller writes the log and invalidates the tags. */
export async function restoreProduct(
  trx: Db,
  productId: number,
  values: unknown,
  now: number,
): Promise<ProductResult> {
  const before = (await loadDrafts(trx, [productId])).get(productId);
  if (!before) return { ok: false, problems: [{ code: 'unknown', field: 'id' }] };
  const earlier = productInput.safeParse({ ...before.draft, ...toRecord(values), id: productId });
  if (!earlier.success) {
    const field = earlier.error.issues[0]?.path.join('.') ?? '';
    return { ok: false, problems: [{ code: 'invalid', field }] };
  }
  const there = new Set(before.draft.variations.map(({ id }) => id));
  // A variation that was deleted since comes back as a new one.
  const variations = earlier.data.variations.map(({ id, ...variation }) =>
    id !== undefined && there.has(id) ? { ...variation, id } : variation,
  );
  const saved = await trySaveProduct(trx, { ...earlier.data, variations }, now);
  if (!saved.ok) return saved;
  const after = (await loadDrafts(trx, [productId])).get(productId)?.draft ?? before.draft;
  const variationIds = after.variations.flatMap(({ id }) => id ?? []);
  return { ok: true, id: productId, variationIds, before, after, isWritten: true };
}
