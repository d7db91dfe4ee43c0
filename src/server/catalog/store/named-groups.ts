import type { Db } from '#server/platform/database/database.ts';
import type { StoreFilter } from '#wire/store/product-query.ts';

// What a filter names, turned into ids. A name that means nothing is an empty group, which no
// product belongs to; `not_in` of it leaves everything. An attribute that does not exist filters
// nothing, as in WooCommerce.
// Example: category `tableware` with the children 7 and 8 is the group [3, 7, 8].

export type Operator = 'in' | 'not_in' | 'and';

/** Groups of ids of which a product has to have one each (and), one at all (in), or none (not_in). */
export interface Groups {
  operator: Operator;
  groups: number[][];
}

interface Named {
  id: number;
  slug: string;
}

function means(row: Named, name: string): boolean {
  return row.slug === name || String(row.id) === name;
}

export async function categoryGroups(
  db: Db,
  names: readonly string[],
  operator: Operator,
): Promise<Groups | null> {
  if (names.length === 0) return null;
  const rows = await db.selectFrom('categories').select(['id', 'slug', 'path']).execute();
  const groups = names.map((name) =>
    rows
      .filter((row) => means(row, name))
      .flatMap((top) => rows.filter((row) => row.path.startsWith(top.path)))
      .map((row) => row.id),
  );
  return { operator, groups };
}

export async function tagGroups(
  db: Db,
  names: readonly string[],
  operator: Operator,
): Promise<Groups | null> {
  if (names.length === 0) return null;
  const ids = names.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'slug'])
    .where((eb) =>
      eb.or([eb('slug', 'in', [...names]), ...(ids.length ? [eb('id', 'in', ids)] : [])]),
    )
    .execute();
  const groups = names.map((name) => rows.filter((row) => means(row, name)).map((row) => row.id));
  return { operator, groups };
}

/** A brand stands for those below it too. */
export async function brandGroups(
  db: Db,
  names: readonly string[],
  operator: Operator,
): Promise<Groups | null> {
  if (names.length === 0) return null;
  const rows = await db.selectFrom('brands').select(['id', 'slug', 'parent_id']).execute();
  const groups = names.map((name) => {
    const group = new Set(rows.filter((row) => means(row, name)).map((row) => row.id));
    // What is added is visited too.
    for (const id of group) {
      for (const row of rows) if (row.parent_id === id) group.add(row.id);
    }
    return [...group];
  });
  return { operator, groups };
}

/** `pa_color` and `color` are the same attribute. */
export function plainAttribute(name: string): string {
  return name.replace(/^pa_/, '');
}

export async function termGroups(
  db: Db,
  filters: StoreFilter['attributes'],
): Promise<{ name: string; groups: Groups }[]> {
  const requested = filters.filter(({ slug, term_id }) => slug?.length || term_id?.length);
  if (requested.length === 0) return [];
  // An attribute without terms has one row, without a term.
  const rows = await db
    .selectFrom('attributes')
    .leftJoin('terms', 'terms.attribute_id', 'attributes.id')
    .select(['terms.id', 'terms.slug', 'attributes.name'])
    .where(
      'attributes.name',
      'in',
      requested.map((filter) => plainAttribute(filter.attribute)),
    )
    .execute();
  const byAttribute = Map.groupBy(rows, ({ name }) => name);
  return requested.flatMap(({ attribute, slug = [], term_id = [], operator }) => {
    const name = plainAttribute(attribute);
    const terms = byAttribute.get(name);
    if (!terms) return [];
    const withId = terms.flatMap((term) => (term.id === null ? [] : [{ ...term, id: term.id }]));
    const groups = [
      ...slug.map((expected) => withId.filter((term) => term.slug === expected)),
      ...term_id.map((expected) => withId.filter((term) => term.id === expected)),
    ].map((group) => group.map(({ id }) => id));
    return [{ name, groups: { operator, groups } }];
  });
}
