import { demoOptions } from '#demo/options.ts';
import { saveOptionForm } from '#server/options/save-form.ts';
import type { Db } from '#server/platform/database/database.ts';
import { idOf } from './add-products.ts';

export async function addOptions(
  trx: Db,
  shelves: { categories: Map<string, number>; products: Map<string, number> },
  now: number,
): Promise<void> {
  const forms = demoOptions({
    product: (slug) => idOf(shelves.products, slug),
    category: (slug) => idOf(shelves.categories, slug),
  });
  for (const form of forms) {
    const saved = await saveOptionForm(trx, form, now);
    if (!saved.ok) throw new Error(`${form.title}: ${JSON.stringify(saved.problems)}`);
  }
}
