import { freeName, toSlug } from '#rules/catalog/free-name.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface TaxClass {
  slug: string;
  name: string;
}

/** The class of products that name none; it is always there. */
export const STANDARD_CLASS: TaxClass = { slug: 'standard', name: 'Standard rate' };

/** Those a shop begins with; they can be removed as any other. */
const FIRST_CLASSES: readonly TaxClass[] = [
  { slug: 'reduced-rate', name: 'Reduced rate' },
  { slug: 'zero-rate', name: 'Zero rate' },
];

/** A shop that has classes of its own stays as it is. */
export async function addFirstClasses(db: Db): Promise<void> {
  const existing = await db.selectFrom('tax_classes').select('slug').limit(1).execute();
  if (existing.length === 0) {
    await db
      .insertInto('tax_classes')
      .values([...FIRST_CLASSES])
      .execute();
  }
}

export async function loadTaxClasses(db: Db): Promise<TaxClass[]> {
  const rows = await db.selectFrom('tax_classes').selectAll().orderBy('name').execute();
  return [STANDARD_CLASS, ...rows];
}

/** Null where its name can be no address. */
export async function addTaxClass(db: Db, name: string): Promise<TaxClass | null> {
  const slug = toSlug(name).slice(0, 50);
  if (slug === '') return null;
  const usedSlugs = (await loadTaxClasses(db)).map((one) => one.slug);
  const added = { slug: freeName(slug, usedSlugs, 2), name };
  await db.insertInto('tax_classes').values(added).execute();
  return added;
}

/** With its rates; products that name it are taxed by the standard class from then on. */
export async function removeTaxClass(db: Db, slug: string): Promise<void> {
  await db.deleteFrom('tax_rates').where('tax_class', '=', slug).execute();
  await db.updateTable('products').set({ tax_class: '' }).where('tax_class', '=', slug).execute();
  await db.deleteFrom('tax_classes').where('slug', '=', slug).execute();
}

/** Rates and products go on to name it by its slug. */
export async function renameTaxClass(db: Db, slug: string, name: string): Promise<void> {
  await db.updateTable('tax_classes').set({ name }).where('slug', '=', slug).execute();
}

/** How many rates each class has, by its slug. */
export async function countRates(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tax_rates')
    .select(({ fn }) => ['tax_class', fn.countAll<number | string>().as('count')])
    .groupBy('tax_class')
    .execute();
  return new Map(rows.map((row) => [row.tax_class, Number(row.count)]));
}
