import { demoBoosters, demoUpsells } from '#demo/boosters.ts';
import { saveBooster } from '#server/boosters/save-booster.ts';
import type { Db } from '#server/platform/database/database.ts';
import { saveUpsellOffer } from '#server/upsells/save-offer.ts';
import { getId } from './add-products.ts';

export async function addBoosters(
  trx: Db,
  products: Map<string, number>,
  now: number,
): Promise<void> {
  for (const { slug, kind, input } of demoBoosters(now)) {
    const saved = await saveBooster(trx, getId(products, slug), kind, input);
    if (!saved.ok) throw new Error(`${slug}: ${JSON.stringify(saved.problems)}`);
  }
  for (const { slug, source, items } of demoUpsells) {
    const ids = items.map((item) => getId(products, item));
    const saved = await saveUpsellOffer(trx, getId(products, slug), { source, items: ids });
    if (!saved.ok) throw new Error(`${slug}: ${JSON.stringify(saved.problems)}`);
  }
}
