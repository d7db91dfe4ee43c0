import { type RawBuilder, sql } from 'kysely';
import type { StoreOrder } from '#wire/store/product-query.ts';
import { currentColumns } from './current-columns.ts';

export type Direction = 'asc' | 'desc';

/** `relevance` and `include` follow a list of ids and sort by no column. */
export type Order = StoreOrder | 'relevance';

const LISTING_KEYS = {
  date: 'published_at',
  popularity: 'popularity',
  rating: 'rating_key',
  menu_order: 'menu_order',
  id: 'product_id',
} as const;

export type ListingOrder = keyof typeof LISTING_KEYS | 'price';

/** Orders that an index of the listing keeps. */
export function isListingOrder(order: Order): order is ListingOrder {
  return order === 'price' || Object.hasOwn(LISTING_KEYS, order);
}

/** The cheapest first by the lower end of their prices, the dearest first by the upper. */
export function listingKey(order: ListingOrder, direction: Direction) {
  if (order === 'price') return direction === 'asc' ? 'price_low' : 'price_high';
  return LISTING_KEYS[order];
}

/**
 * As WooCommerce has it: descending unless asked otherwise. Best sold and best rated
 * always come first, and a list that was given stays in its order.
 */
export function getDirection(order: Order, requested: Direction | undefined): Direction {
  if (order === 'include') return 'asc';
  if (order === 'popularity' || order === 'rating') return 'desc';
  return requested ?? (order === 'relevance' ? 'asc' : 'desc');
}

/** Average in thousandths, as the listing keeps it. */
const rating = sql`case when p.rating_count = 0 then 0
  else round(p.rating_sum * 1000.0 / p.rating_count) end`;

/** The same order over the products' own rows. */
export function sortKeys(
  order: Order,
  direction: Direction,
  now: number,
  variations: boolean,
): RawBuilder<unknown>[] {
  const { priceMin, priceMax } = currentColumns(now, variations);
  // What has no price comes last by either end.
  const priceless = direction === 'asc' ? Number.MAX_SAFE_INTEGER : -1;
  const keys: Record<Order, RawBuilder<unknown>[]> = {
    date: [sql`p.published_at`],
    modified: [sql`p.updated_at`],
    id: [],
    title: [sql`lower(p.name)`],
    slug: [sql`p.slug`],
    price: [sql`coalesce(${direction === 'asc' ? priceMin : priceMax}, ${priceless})`],
    popularity: [sql`p.total_sales`],
    rating: [rating, sql`p.rating_count`],
    menu_order: [sql`p.menu_order`],
    comment_count: [sql`p.rating_count`],
    include: [],
    relevance: [],
  };
  return [...keys[order], sql`p.id`];
}
