import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { countInShop } from '../ratings/count-reviews.ts';
import { type CheckedProduct, checkProduct, type SaveProblem } from './check-product.ts';
import type { ProductInput } from './product-input.ts';
import { productRow, UNCOUNTED } from './product-rows.ts';
import { saveVariations } from './save-variations.ts';
import { ownName } from './variation-keys.ts';

export class InvalidProduct extends Error {
  override readonly name = 'InvalidProduct';
  readonly problems: readonly SaveProblem[];
  constructor(slug: string, problems: readonly SaveProblem[]) {
    const reasons = problems.map(({ field, code, detail }) => `${field} ${detail ?? code}`);
    super(`product "${slug}" cannot be saved: ${reasons.join('; ')}`);
    this.problems = problems;
  }
}

export type ProductSaved = { ok: true; id: number } | { ok: false; problems: SaveProblem[] };

/**
 * Writes a product with all that belongs to it and everything derived from it, or returns the
 * problems.
 */
export async function trySaveProduct(
  db: Db,
  input: ProductInput,
  now: number = Date.now(),
): Promise<ProductSaved> {
  return inTransaction(db, async (trx) => {
    const check = await checkProduct(trx, input);
    if (!check.ok) return check;
    const id = await writeProduct(trx, check.product, now);
    await refreshListings(trx, [id], now);
    return { ok: true, id };
  });
}

/** For callers that know their input is right, such as the demo shop: a problem is a bug and throws. */
export async function saveProduct(
  db: Db,
  input: ProductInput,
  now: number = Date.now(),
): Promise<number> {
  const saved = await trySaveProduct(db, input, now);
  if (!saved.ok) throw new InvalidProduct(input.slug, saved.problems);
  return saved.id;
}

async function writeProduct(trx: Db, product: CheckedProduct, now: number): Promise<number> {
  const { draft } = product;
  const row = productRow(draft, now);
  const counted = draft.totalSales === undefined ? {} : { total_sales: draft.totalSales };
  let id = draft.id;
  if (id === undefined) {
    const added = await trx
      .insertInto('products')
      .values({ ...row, ...UNCOUNTED, ...counted })
      .returning('id')
      .executeTakeFirstOrThrow();
    id = added.id;
  } else {
    const { published_at, ...rest } = row;
    const dated = draft.publishedAt === undefined ? {} : { published_at };
    await trx
      .updateTable('products')
      .set({ ...rest, ...dated, ...counted })
      .where('id', '=', id)
      .execute();
    await countInShop(trx, [id]);
  }
  await writeTaxonomies(trx, product, id);
  await saveVariations(trx, product, id, now);
  return id;
}

async function writeTaxonomies(
  trx: Db,
  { draft, attributes }: CheckedProduct,
  id: number,
): Promise<void> {
  const distinct = (ids: readonly number[]) => [...new Set(ids)];
  for (const table of ['product_categories', 'product_tags', 'product_images'] as const) {
    await trx.deleteFrom(table).where('product_id', '=', id).execute();
  }
  for (const table of ['product_links', 'product_attributes', 'product_terms'] as const) {
    await trx.deleteFrom(table).where('product_id', '=', id).execute();
  }
  const categories = distinct(draft.categories).map((category_id, position) => ({
    product_id: id,
    category_id,
    position,
  }));
  if (categories.length > 0) {
    await trx.insertInto('product_categories').values(categories).execute();
  }
  const tags = distinct(draft.tags).map((tag_id, position) => ({
    product_id: id,
    tag_id,
    position,
  }));
  if (tags.length > 0) await trx.insertInto('product_tags').values(tags).execute();
  const images = distinct(draft.gallery).map((media_id, position) => ({
    product_id: id,
    media_id,
    position,
  }));
  if (images.length > 0) await trx.insertInto('product_images').values(images).execute();
  const links = (['upsell', 'cross_sell', 'member'] as const).flatMap((kind) => {
    const lists = { upsell: draft.upsells, cross_sell: draft.crossSells, member: draft.members };
    return distinct(lists[kind])
      .filter((target) => target !== id)
      .map((target_id, position) => ({ product_id: id, kind, target_id, position }));
  });
  if (links.length > 0) await trx.insertInto('product_links').values(links).execute();
  await writeAttributes(trx, { draft, attributes }, id);
}

async function writeAttributes(
  trx: Db,
  { draft, attributes }: CheckedProduct,
  id: number,
): Promise<void> {
  const rows = draft.attributes.map((one, position) => {
    const known = 'attribute' in one ? attributes.get(one.attribute) : undefined;
    return {
      product_id: id,
      position,
      attribute_id: known?.id ?? null,
      name: 'attribute' in one ? `pa_${one.attribute}` : ownName(one.label),
      label: 'attribute' in one ? (known?.label ?? one.attribute) : one.label,
      for_variations: one.forVariations ? 1 : 0,
      visible: one.visible ? 1 : 0,
      options: JSON.stringify('attribute' in one ? [] : one.options),
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
