import { priceRange } from '#rules/catalog/price.ts';
import type { ListingSort } from '#rules/catalog/product.ts';
import { combinedStatus, stockStatus, variationStock } from '#rules/catalog/stock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ListingQuery } from '#wire/listing.ts';
import { priceTag, stockDetails } from '../price-tag.ts';
import type { ProductRow } from '../tables.ts';

// The results of a listing, computed the slow way: by reading every product.

export interface Item {
  row: ProductRow;
  low: number | null;
  high: number | null;
  onSale: boolean;
  stock: string;
  stars: number;
  average: number;
  /** Slugs, parents included. */
  categories: Set<string>;
  tags: Set<string>;
  terms: Map<string, Set<string>>;
}

export async function readItems(db: Db, now: number): Promise<Item[]> {
  const rows = await db.selectFrom('products').selectAll().orderBy('id').execute();
  const categories = await db.selectFrom('categories').selectAll().execute();
  const slugOf = new Map(categories.map((one) => [one.id, one.slug]));
  const shelved = await db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['product_id', 'path'])
    .execute();
  const tagged = await db
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(['product_id', 'slug'])
    .execute();
  const termed = await db
    .selectFrom('product_terms')
    .innerJoin('terms', 'terms.id', 'term_id')
    .innerJoin('attributes', 'attributes.id', 'terms.attribute_id')
    .select(['product_id', 'terms.slug', 'attributes.name'])
    .execute();
  return rows
    .filter((row) => row.kind !== 'variation')
    .map((row) => {
      const parts = rows.filter((one) => one.parent_id === row.id);
      const variable = row.kind === 'variable';
      const range = priceRange(variable ? parts.map(priceTag) : [priceTag(row)], now);
      const stock = stockDetails(row, 0);
      const terms = new Map<string, Set<string>>();
      for (const one of termed.filter(({ product_id }) => product_id === row.id)) {
        terms.set(one.name, (terms.get(one.name) ?? new Set()).add(one.slug));
      }
      const ids = shelved
        .filter((one) => one.product_id === row.id)
        .flatMap(({ path }) => path.split('/'));
      return {
        row,
        low: range?.min ?? null,
        high: range?.max ?? null,
        onSale: range?.onSale ?? false,
        stock: variable
          ? combinedStatus(
              parts.map((one) => stockStatus(variationStock(stockDetails(one, 0), stock))),
            )
          : stockStatus(stock),
        average: row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count,
        stars: row.rating_count === 0 ? 0 : Math.round(row.rating_sum / row.rating_count),
        categories: new Set(ids.flatMap((id) => slugOf.get(Number(id)) ?? [])),
        tags: new Set(tagged.filter((one) => one.product_id === row.id).map(({ slug }) => slug)),
        terms,
      };
    });
}

export type Facet = 'category' | 'price' | 'rating' | 'stock' | 'sale' | `attribute ${string}`;

/** What passes the query, one facet's own part of it left out when asked. */
export function pass(
  items: readonly Item[],
  query: ListingQuery,
  hideOutOfStock: boolean,
  except?: Facet,
): Item[] {
  const place = query.search === '' ? 'catalog' : 'search';
  const tests: [Facet | 'always', (item: Item) => boolean][] = [
    [
      'always',
      ({ row }) => row.status === 'publish' && ['visible', place].includes(row.visibility),
    ],
    ['always', ({ stock }) => !hideOutOfStock || stock !== 'outofstock'],
    ['always', ({ tags }) => query.tag === '' || tags.has(query.tag)],
    ['category', ({ categories }) => query.category === '' || categories.has(query.category)],
    ['price', ({ high }) => query.minPrice === null || (high !== null && high >= query.minPrice)],
    ['price', ({ low }) => query.maxPrice === null || (low !== null && low <= query.maxPrice)],
    ['rating', ({ stars }) => query.ratings.length === 0 || query.ratings.includes(stars)],
    ['stock', ({ stock }) => !query.inStock || stock === 'instock'],
    ['sale', ({ onSale }) => !query.onSale || onSale],
    ...Object.entries(query.attributes).map(([name, slugs]): [Facet, (item: Item) => boolean] => [
      `attribute ${name}`,
      ({ terms }) => slugs.length === 0 || slugs.some((slug) => terms.get(name)?.has(slug)),
    ]),
  ];
  return items.filter((item) => tests.every(([facet, test]) => facet === except || test(item)));
}

const KEYS: Record<ListingSort, (item: Item) => number[]> = {
  menu_order: ({ row }) => [row.menu_order, row.id],
  popularity: ({ row }) => [-row.total_sales, -row.id],
  rating: ({ row, average }) => [-Math.round(average * 1000), -row.rating_count, -row.id],
  date: ({ row }) => [-row.published_at, -row.id],
  price: ({ row, low }) => [low ?? Number.POSITIVE_INFINITY, row.id],
  'price-desc': ({ row, high }) => [-(high ?? -1), -row.id],
};

export function inOrder(items: readonly Item[], sort: ListingSort): number[] {
  return [...items]
    .sort((a, b) => {
      const [left, right] = [KEYS[sort](a), KEYS[sort](b)];
      const at = left.findIndex((key, index) => key !== right[index]);
      return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
    })
    .map(({ row }) => row.id);
}
