import { type BundleProblem, parseBundle } from '#server/bundles/parse-bundle.ts';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { BundleDraft, BundleInput } from '#wire/catalog/bundle-input.ts';
import { deriveListings } from '../listing/derive-listings.ts';

export type SavedBundle = { ok: true } | { ok: false; problems: BundleProblem[] };

/**
 * Replaces the bundle of a product of the kind `bundle`. The caller invalidates BUNDLES_TAG and the
 * product's own tags.
 */
export async function saveBundle(
  db: Db,
  input: BundleInput,
  now: number,
  /** Decimals of the shop's currency. */
  decimals = 2,
): Promise<SavedBundle> {
  const parsed = parseBundle(input, decimals);
  if (!parsed.ok) return parsed;
  const { draft, bundle } = parsed;
  return inTransaction(db, async (trx) => {
    const problems = await checkBundleProducts(trx, draft);
    if (problems.length > 0) return { ok: false, problems };
    const row = {
      enabled: encodeFlag(draft.enabled),
      source: encodeJson(draft),
      bundle: encodeJson(bundle),
      updated_at: now,
    };
    await trx
      .insertInto('bundles')
      .values({ product_id: bundle.productId, ...row })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
      .execute();
    await trx.deleteFrom('bundle_parts').where('bundle_id', '=', bundle.productId).execute();
    const parts = [...new Set(bundle.items.map(({ productId }) => productId))];
    await trx
      .insertInto('bundle_parts')
      .values(parts.map((product_id) => ({ bundle_id: bundle.productId, product_id })))
      .execute();
    await deriveListings(trx, [bundle.productId], now);
    return { ok: true };
  });
}

/** What it names must be there, and of a kind that fits. */
export async function checkBundleProducts(trx: Db, draft: BundleDraft): Promise<BundleProblem[]> {
  const ids = draft.items.flatMap(({ productId, variationId }) => [productId, variationId ?? []]);
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'kind', 'parent_id'])
    .where('id', 'in', [draft.productId, ...ids.flat()])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const fields = await trx
    .selectFrom('product_attributes')
    .select(['product_id', 'name'])
    .where(
      'product_id',
      'in',
      draft.items.map(({ productId }) => productId),
    )
    .where('for_variations', '=', 1)
    .execute();
  const problems: BundleProblem[] = [];
  const found = known.get(draft.productId);
  if (!found) problems.push({ code: 'unknownProduct', place: 'productId' });
  else if (found.kind !== 'bundle') problems.push({ code: 'productKind', place: 'productId' });
  for (const [at, item] of draft.items.entries()) {
    const place = `items.${at}`;
    const product = known.get(item.productId);
    if (!product) problems.push({ code: 'unknownProduct', place });
    else if (product.kind !== 'simple' && product.kind !== 'variable') {
      problems.push({ code: 'productKind', place });
    }
    const variation = item.variationId === null ? null : known.get(item.variationId);
    if (variation === undefined || (variation && variation.parent_id !== item.productId)) {
      problems.push({ code: 'unknownVariation', place });
    }
    const names = fields.flatMap((row) => (row.product_id === item.productId ? row.name : []));
    for (const name of Object.keys(item.attributes)) {
      if (names.includes(name.replace(/^attribute_/, ''))) continue;
      problems.push({ code: 'unknownAttribute', place: `${place}.attributes` });
    }
  }
  return problems;
}
