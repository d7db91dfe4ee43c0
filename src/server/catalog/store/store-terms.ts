import { sql } from 'kysely';
import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countShared } from '../listing/bits.ts';
import { facetIndex } from '../listing/facet-index.ts';
import { ENTIRE_SHOP } from '../listing/listing-rows.ts';

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

/** A category, or a brand. */
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
  const inCatalog = await catalogCounts(db);
  const reviews = await reviewCounts(db);
  const getImage = await getImages(db, rows);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    parentId: row.parent_id,
    position: row.position,
    count: inCatalog(`scope:${row.id}`),
    image: getImage(row),
    reviews: reviews.get(row.id) ?? 0,
  }));
}

interface Pictured {
  image_id: number | null;
}

async function getImages(db: Db, rows: readonly Pictured[]) {
  const ids = rows.map((row) => row.image_id).filter((id) => id !== null);
  const media = ids.length
    ? await db.selectFrom('media').selectAll().where('id', 'in', ids).execute()
    : [];
  const byId = new Map(media.map((row) => [row.id, row]));
  return ({ image_id: id }: Pictured) => (id === null ? null : (byId.get(id) ?? null));
}

export async function countedBrands(db: Db): Promise<CountedCategory[]> {
  const rows = await db
    .selectFrom('brands')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const getImage = await getImages(db, rows);
  const counts = await db
    .selectFrom('product_brands as pb')
    .innerJoin('listing_entries as e', (join) =>
      join
        .onRef('e.product_id', '=', 'pb.product_id')
        .on('e.scope', '=', ENTIRE_SHOP)
        .on('e.in_catalog', '=', 1),
    )
    .groupBy('pb.brand_id')
    .select((eb) => [
      'pb.brand_id',
      eb.fn.countAll<number>().as('count'),
      sql<number>`sum(e.rating_key % 1000000)`.as('reviews'),
    ])
    .execute();
  const byId = new Map(counts.map((row) => [row.brand_id, row]));
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    parentId: row.parent_id,
    position: row.position,
    count: Number(byId.get(row.id)?.count ?? 0),
    image: getImage(row),
    reviews: Number(byId.get(row.id)?.reviews ?? 0),
  }));
}

/** How many products of the catalogue are in a set of the facet index. */
async function catalogCounts(db: Db): Promise<(set: string) => number> {
  const { sets } = await facetIndex(db);
  return (set) => countShared(sets.get('catalog'), sets.get(set));
}

/** Reviews of each category's products; the sort key of a rating ends in their number. */
async function reviewCounts(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('listing_entries')
    .select(['scope', sql<number>`sum(rating_key % 1000000)`.as('reviews')])
    .where('scope', '>', ENTIRE_SHOP)
    .where('in_catalog', '=', 1)
    .where('rating_key', '>', 0)
    .groupBy('scope')
    .execute();
  return new Map(rows.map((row) => [row.scope, Number(row.reviews)]));
}

export async function countedTags(db: Db): Promise<CountedTerm[]> {
  const rows = await db.selectFrom('tags').selectAll().orderBy('id').execute();
  const inCatalog = await catalogCounts(db);
  return rows.map((row, position) => ({
    ...row,
    parentId: null,
    position,
    count: inCatalog(`tag:${row.id}`),
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
  const inCatalog = await catalogCounts(db);
  return rows.map((row) => ({
    ...row,
    description: '',
    parentId: null,
    count: inCatalog(`term:${row.id}`),
  }));
}
