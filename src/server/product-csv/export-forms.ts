import { loadStoredForms, type StoredForm } from '#server/options/managing/find-forms.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Option forms by the product in whose line a file has them: each form once, with the first product
 * that it is asked on, and with the first of the shop where it is asked on none or on all.
 */
export async function formsByLine(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, StoredForm[]>> {
  const live = await db
    .selectFrom('option_forms')
    .select('id')
    .where('state', '=', 'live')
    .orderBy('id')
    .execute();
  if (live.length === 0) return new Map();
  const homes = await firstProducts(db);
  const first = await firstProduct(db);
  const getHome = (id: number) => homes.get(id) ?? first;
  const idSet = new Set(productIds);
  const here = live.flatMap(({ id }) => (idSet.has(getHome(id)) ? id : []));
  return Map.groupBy(await loadStoredForms(db, here), ({ id }) => getHome(id));
}

async function firstProducts(db: Db): Promise<Map<number, number>> {
  const named = await db
    .selectFrom('option_form_targets')
    .innerJoin('products', 'products.id', 'target_id')
    .select((eb) => ['form_id', eb.fn.min<number>('products.id').as('product')])
    .where('option_form_targets.kind', '=', 'product')
    .where('products.status', '!=', 'trash')
    .groupBy('form_id')
    .execute();
  const below = await db
    .selectFrom('option_form_targets')
    .innerJoin('product_categories', 'category_id', 'target_id')
    .innerJoin('products', 'products.id', 'product_id')
    .select((eb) => ['form_id', eb.fn.min<number>('products.id').as('product')])
    .where('option_form_targets.kind', '=', 'category')
    .where('products.status', '!=', 'trash')
    .groupBy('form_id')
    .execute();
  return new Map([...named, ...below].map(({ form_id, product }) => [form_id, Number(product)]));
}

async function firstProduct(db: Db): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select((eb) => eb.fn.min<number | null>('id').as('id'))
    .where('parent_id', 'is', null)
    .where('status', '!=', 'trash')
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}
