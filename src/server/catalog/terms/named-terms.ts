import type { Db } from '#server/platform/database/database.ts';

// Programs name terms by id or by slug, in lists that may have both.
// Example: `12` and `tableware` are both the category 12 with the slug tableware.

/** PostgreSQL takes no id beyond it. */
const LARGEST_ID = 2_147_483_647;

const isId = (name: string) => /^\d+$/.test(name) && Number(name) <= LARGEST_ID;
const idsIn = (names: readonly string[]) => names.filter(isId).map(Number);

/** With all that is below them. */
export async function loadCategoryIds(db: Db, names: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('categories').select(['id', 'slug', 'path']).execute();
  const matching = rows.filter((row) => names.includes(row.slug) || names.includes(String(row.id)));
  return rows
    .filter((row) => matching.some(({ path }) => row.path.startsWith(path)))
    .map((row) => row.id);
}

export async function loadTagIds(db: Db, names: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where(({ eb, or }) => or([eb('slug', 'in', names), eb('id', 'in', [0, ...idsIn(names)])]))
    .execute();
  return rows.map((row) => row.id);
}

export async function loadBrandIds(db: Db, names: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('brands').select(['id', 'slug']).execute();
  return rows
    .filter((row) => names.includes(row.slug) || names.includes(String(row.id)))
    .map((row) => row.id);
}

/** Terms of attributes have no slug of their own in a list: they are named by id alone. */
export async function loadTermIds(db: Db, names: readonly string[]): Promise<number[]> {
  const ids = idsIn(names);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('terms').select('id').where('id', 'in', ids).execute();
  return rows.map((row) => row.id);
}

/** The slug of a shipping class, which is what products have. */
export async function loadShippingClass(db: Db, name: string): Promise<string> {
  if (!isId(name)) return name;
  const row = await db
    .selectFrom('shipping_classes')
    .select('slug')
    .where('id', '=', Number(name))
    .executeTakeFirst();
  return row?.slug ?? name;
}
