import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { PRODUCT_JOINS, type ProductJoin } from '../product-joins.ts';
import type { CheckedProduct } from './check-product.ts';
import type { ProductDraft } from './product-input.ts';
import { saveTerm } from './save-term.ts';
import { attributeKey } from './variation-keys.ts';

/** Terms that the product's attributes do not have yet; another product may have added them just now. */
export async function addTerms(trx: Db, { draft, attributes }: CheckedProduct): Promise<void> {
  for (const one of draft.attributes) {
    const known = 'attribute' in one ? attributes.get(one.attribute) : undefined;
    if (!known || !('attribute' in one)) continue;
    for (const { slug, name } of one.newTerms ?? []) {
      if (known.terms.has(slug)) continue;
      const position = known.terms.size;
      const id = await saveTerm(trx, { attributeId: known.id, slug, name, position });
      known.terms.set(slug, id);
    }
  }
}

/** What has not changed is left as it is. */
export async function writeTaxonomies(
  trx: Db,
  product: CheckedProduct,
  id: number,
  before: ProductDraft | undefined,
): Promise<void> {
  const { draft } = product;
  const same = (fields: readonly (keyof ProductDraft)[]) =>
    before !== undefined && fields.every((field) => isDeepStrictEqual(before[field], draft[field]));
  const stored = before !== undefined;
  for (const list of LISTS) {
    if (same(list.field === 'gallery' ? GALLERY : [list.field])) continue;
    await clear(trx, list.table, id, stored);
    await writeList(trx, list, id, draft[list.field]);
    if (list.field === 'gallery') await describeGallery(trx, id, draft);
  }
  if (!same(['upsells', 'crossSells', 'members'])) await writeLinks(trx, draft, id, stored);
  if (!same(['attributes'])) await writeAttributes(trx, product, id, stored);
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}

type Owned = ProductJoin['table'] | 'product_images' | 'product_links' | 'product_attributes';

async function clear(trx: Db, table: Owned, id: number, stored: boolean): Promise<void> {
  if (stored) await trx.deleteFrom(table).where('product_id', '=', id).execute();
}

/** Lists of ids with their order: the table of each, and the column of the id. */
const LISTS = [
  { field: 'categories', ...PRODUCT_JOINS.categories },
  { field: 'tags', ...PRODUCT_JOINS.tags },
  { field: 'brands', ...PRODUCT_JOINS.brands },
  { field: 'gallery', table: 'product_images', column: 'media_id' },
] as const;

async function writeList(
  trx: Db,
  { table, column }: (typeof LISTS)[number],
  id: number,
  ids: readonly number[],
): Promise<void> {
  const rows = distinct(ids).map((one, position) => sql`(${sql.join([id, one, position])})`);
  if (rows.length === 0) return;
  await sql`insert into ${sql.table(table)} (product_id, ${sql.ref(column)}, position)
    values ${sql.join(rows)}`.execute(trx);
}

const GALLERY = ['gallery', 'videos', 'imageTexts'] as const;

async function describeGallery(
  trx: Db,
  id: number,
  { videos, imageTexts }: Pick<ProductDraft, 'videos' | 'imageTexts'>,
): Promise<void> {
  const described = [
    ...videos.map(({ image, url: video }) => ({ image, words: { video } })),
    ...imageTexts.map(({ image, ...words }) => ({ image, words })),
  ];
  for (const { image, words } of described) {
    await trx
      .updateTable('product_images')
      .set(words)
      .where('product_id', '=', id)
      .where('media_id', '=', image)
      .execute();
  }
}

async function writeLinks(trx: Db, draft: ProductDraft, id: number, stored: boolean) {
  await clear(trx, 'product_links', id, stored);
  const lists = { upsell: draft.upsells, cross_sell: draft.crossSells, member: draft.members };
  const rows = (['upsell', 'cross_sell', 'member'] as const).flatMap((kind) =>
    distinct(lists[kind])
      .filter((target) => target !== id)
      .map((target_id, position) => ({ product_id: id, kind, target_id, position })),
  );
  if (rows.length > 0) await trx.insertInto('product_links').values(rows).execute();
}

async function writeAttributes(
  trx: Db,
  { draft, attributes }: CheckedProduct,
  id: number,
  stored: boolean,
): Promise<void> {
  await clear(trx, 'product_attributes', id, stored);
  await clear(trx, 'product_terms', id, stored);
  const rows = draft.attributes.map((one, position) => {
    const known = 'attribute' in one ? attributes.get(one.attribute) : undefined;
    return {
      product_id: id,
      position,
      attribute_id: known?.id ?? null,
      name: 'attribute' in one ? `pa_${one.attribute}` : attributeKey(one.label),
      label: 'attribute' in one ? (known?.label ?? one.attribute) : one.label,
      for_variations: one.forVariations ? 1 : 0,
      visible: one.visible ? 1 : 0,
      options: encodeJson('attribute' in one ? [] : one.options),
    };
  });
  if (rows.length > 0) await trx.insertInto('product_attributes').values(rows).execute();
  const terms = draft.attributes.flatMap((one) => {
    const known = 'attribute' in one ? attributes.get(one.attribute) : undefined;
    if (!known || !('attribute' in one)) return [];
    return [...new Set(one.terms)].map((slug, position) => ({
      product_id: id,
      attribute_id: known.id,
      term_id: known.terms.get(slug) ?? 0,
      position,
    }));
  });
  if (terms.length > 0) await trx.insertInto('product_terms').values(terms).execute();
}
