import { sql } from 'kysely';
import { money } from '#rules/money/money.ts';
import { deriveProduct } from '#server/catalog/listing/derive-product.ts';
import { refreshListings } from '#server/catalog/listing/refresh-listings.ts';
import { productInput } from '#server/catalog/saving/product-input.ts';
import { productRow, UNCOUNTED, UNDERIVED } from '#server/catalog/saving/product-rows.ts';
import { saveAttribute } from '#server/catalog/saving/save-attribute.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveTag } from '#server/catalog/saving/save-tag.ts';
import { saveTerm } from '#server/catalog/saving/save-term.ts';
import type { NewProduct, ProductRow } from '#server/catalog/tables.ts';
import { seededRandom } from '#server/catalog/testing/random-shop.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Database, Db } from '#server/platform/database/database.ts';

// A large shop for measuring: always the same one for the same number of products.

const BATCH = 500;
/** Large transactions: each commit waits for the disk. */
const TRANSACTION = 10 * BATCH;
export const GENERATED_AT = Date.UTC(2026, 0, 1);

const MATERIALS =
  'oak linen stoneware brass beeswax wool paper glass cotton clay walnut copper'.split(' ');
const THINGS =
  'tray mug bowl candle throw napkin jar vase planter notebook print lamp basket board cushion towel'.split(
    ' ',
  );
const ROOMS = 'kitchen hall garden study nursery cabin attic porch cellar studio'.split(' ');
const COLORS = 'sand moss ink clay oat rust sky plum chalk slate fern coral'.split(' ');
const SIZES = ['small', 'medium', 'large', 'huge'];

interface Taxonomy {
  leaves: number[];
  tags: number[];
  terms: { attributeId: number; name: string; termIds: number[] }[];
}

/** Adds this many products to an empty shop. */
export async function generateCatalog(database: Database, count: number): Promise<void> {
  const taxonomy = await database.transaction(addTaxonomy);
  const random = seededRandom(count);
  if (database.engine === 'sqlite') await sql`pragma cache_size = -200000`.execute(database.db);
  for (let done = 0; done < count; done += TRANSACTION) {
    const end = Math.min(count, done + TRANSACTION);
    await database.transaction(async (trx) => {
      for (let from = done; from < end; from += BATCH) {
        await addProducts(trx, from, Math.min(BATCH, end - from), taxonomy, random);
      }
    });
  }
  // Without statistics PostgreSQL would choose wrong plans.
  if (database.engine === 'postgres') await sql`analyze`.execute(database.db);
}

async function addTaxonomy(trx: Db): Promise<Taxonomy> {
  const leaves: number[] = [];
  for (const [place, room] of ROOMS.entries()) {
    const parentId = await saveCategory(trx, { slug: room, name: room, position: place });
    for (const thing of THINGS.slice(0, 4)) {
      leaves.push(await saveCategory(trx, { slug: `${room}-${thing}`, name: thing, parentId }));
    }
  }
  const tags: number[] = [];
  for (const room of ROOMS)
    tags.push(await saveTag(trx, { slug: `for-${room}`, name: `for the ${room}` }));
  const terms: Taxonomy['terms'] = [];
  for (const [name, values] of [
    ['color', COLORS],
    ['size', SIZES],
    ['material', MATERIALS],
  ] as const) {
    const attributeId = await saveAttribute(trx, { name, label: name });
    const termIds: number[] = [];
    for (const slug of values) termIds.push(await saveTerm(trx, { attributeId, slug, name: slug }));
    terms.push({ attributeId, name, termIds });
  }
  return { leaves, tags, terms };
}

async function addProducts(
  trx: Db,
  from: number,
  size: number,
  taxonomy: Taxonomy,
  random: () => number,
): Promise<void> {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const rows = Array.from({ length: size }, (_, index) => generatedRow(from + index, below, pick));
  const ids: number[] = [];
  for (const part of chunks(rows, 250)) {
    const added = await trx.insertInto('products').values(part).returning('id').execute();
    ids.push(...added.map((row) => row.id).sort((a, b) => a - b));
  }
  const categorized = ids.flatMap((product_id) => {
    const main = pick(taxonomy.leaves);
    return [{ product_id, category_id: main, position: 0 }];
  });
  await trx.insertInto('product_categories').values(categorized).execute();
  const tagged = ids.map((product_id) => ({
    product_id,
    tag_id: pick(taxonomy.tags),
    position: 0,
  }));
  await trx.insertInto('product_tags').values(tagged).execute();
  const attributes = ids.flatMap((product_id) =>
    taxonomy.terms.map(({ attributeId, name }, position) => ({
      product_id,
      position,
      attribute_id: attributeId,
      name: `pa_${name}`,
      label: 'Trait',
      for_variations: 0,
      visible: 1,
      options: '[]',
    })),
  );
  for (const part of chunks(attributes, 1000)) {
    await trx.insertInto('product_attributes').values(part).execute();
  }
  const terms = ids.flatMap((product_id) =>
    taxonomy.terms.flatMap(({ attributeId, termIds }) =>
      [...new Set([pick(termIds), pick(termIds)])].map((term_id, position) => ({
        product_id,
        term_id,
        attribute_id: attributeId,
        position,
      })),
    ),
  );
  for (const part of chunks(terms, 1000))
    await trx.insertInto('product_terms').values(part).execute();
  await refreshListings(trx, ids, GENERATED_AT);
}

/** One product with all its defaults; the others differ from it in what a listing reads. */
const TEMPLATE = productRow(
  productInput.parse({ slug: 'template', name: 'Template' }),
  GENERATED_AT,
);

function generatedRow(
  number: number,
  below: (limit: number) => number,
  pick: <T>(items: readonly T[]) => T,
): NewProduct {
  const name = `${pick(MATERIALS)} ${pick(THINGS)} for the ${pick(ROOMS)} no. ${number}`;
  const regular = money(300 + below(20_000));
  const ratings = below(40);
  const row = {
    ...TEMPLATE,
    ...UNCOUNTED,
    slug: `product-${number}`,
    name,
    sku: `SKU-${number}`,
    regular_price: regular,
    sale_price: below(6) === 0 ? money(Math.round(regular * 0.8)) : null,
    manage_stock: 1,
    stock_quantity: below(12) === 0 ? 0 : 1 + below(200),
    menu_order: below(1000),
    total_sales: below(5000),
    rating_sum: ratings * 3 + below(ratings * 2 + 1),
    rating_count: ratings,
    short_description: `<p>A ${pick(COLORS)} ${pick(THINGS)}, made by hand.</p>`,
    description: `<p>Made of ${pick(MATERIALS)} in small numbers. It goes with any ${pick(THINGS)} and
      looks well in a ${pick(ROOMS)}; each one differs a little from the next.</p>`,
    published_at: GENERATED_AT - below(1_000_000) * 60_000,
  };
  const derived = deriveProduct({ ...row, ...UNDERIVED, id: 0 } as ProductRow, [], GENERATED_AT);
  return { ...row, ...derived };
}
