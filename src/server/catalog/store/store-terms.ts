import { sql } from 'kysely';
import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

// Categories, tags, attributes and their terms with how many products of the catalogue each holds.

export interface CountedTerm {
  id: number;
  slug: string;
  name: string;
  description: string;
  parentId: number | null;
  position: number;
  count: number;
}

export interface CountedCategory extends CountedTerm {
  image: MediaRow | null;
  reviews: number;
}

export async function countedCategories(db: Db): Promise<CountedCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const sums = await db
    .selectFrom('listing_entries as e')
    .innerJoin('products as p', 'p.id', 'e.product_id')
    .where('e.in_catalog', '=', 1)
    .where('e.scope', '>', 0)
    .groupBy('e.scope')
    .select((eb) => [
      'e.scope',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('p.rating_count').as('reviews'),
    ])
    .execute();
  const imageIds = rows.map((row) => row.image_id).filter((id) => id !== null);
  const media = imageIds.length
    ? await db.selectFrom('media').selectAll().where('id', 'in', imageIds).execute()
    : [];
  return rows.map((row) => {
    const sum = sums.find(({ scope }) => scope === row.id);
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      description: row.description,
      parentId: row.parent_id,
      position: row.position,
      count: Number(sum?.count ?? 0),
      image: media.find(({ id }) => id === row.image_id) ?? null,
      reviews: Number(sum?.reviews ?? 0),
    };
  });
}

/** Ids with the number of catalogue products that carry them. */
async function counts(db: Db, table: 'product_tags' | 'product_terms', column: string) {
  const { rows } = await sql<{ id: number; count: number }>`
    select j.${sql.ref(column)} as id, count(*) as count from ${sql.table(table)} j
    join listing_entries e on e.product_id = j.product_id and e.scope = 0 and e.in_catalog = 1
    group by j.${sql.ref(column)}`.execute(db);
  return new Map(rows.map((row) => [row.id, Number(row.count)]));
}

export async function countedTags(db: Db): Promise<CountedTerm[]> {
  const rows = await db.selectFrom('tags').selectAll().orderBy('id').execute();
  const byId = await counts(db, 'product_tags', 'tag_id');
  return rows.map((row, position) => ({
    ...row,
    parentId: null,
    position,
    count: byId.get(row.id) ?? 0,
  }));
}

export async function attributesWithTerms(db: Db) {
  const attributes = await db
    .selectFrom('attributes')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const rows = await db
    .selectFrom('terms')
    .groupBy('attribute_id')
    .select((eb) => ['attribute_id', eb.fn.countAll<number>().as('count')])
    .execute();
  const byId = new Map(rows.map((row) => [row.attribute_id, Number(row.count)]));
  return attributes.map((attribute) => ({ ...attribute, count: byId.get(attribute.id) ?? 0 }));
}

export async function countedTerms(db: Db, attributeId: number): Promise<CountedTerm[]> {
  const rows = await db
    .selectFrom('terms')
    .select(['id', 'slug', 'name', 'position'])
    .where('attribute_id', '=', attributeId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byId = await counts(db, 'product_terms', 'term_id');
  return rows.map((row) => ({
    ...row,
    description: '',
    parentId: null,
    count: byId.get(row.id) ?? 0,
  }));
}
