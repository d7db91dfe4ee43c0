import { demoBundles } from '#demo/bundles.ts';
import { saveBundle } from '#server/catalog/saving/save-bundle.ts';
import type { Db } from '#server/platform/database/database.ts';
import { getId } from './add-products.ts';

export async function addBundles(
  trx: Db,
  products: Map<string, number>,
  now: number,
): Promise<void> {
  for (const bundle of demoBundles((slug) => getId(products, slug))) {
    const saved = await saveBundle(trx, bundle, now);
    if (!saved.ok) throw new Error(`bundle ${bundle.productId}: ${JSON.stringify(saved.problems)}`);
  }
}
