import { sql } from 'kysely';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreOrder, StoreProductQuery } from '#wire/store/product-query.ts';
import { type CurrentColumns, currentColumns } from './current-columns.ts';
import {
  type PreparedFilter,
  prepareFilter,
  type Selection,
  selectMatching,
  visibilityOf,
  wantsVariations,
} from './store-selection.ts';

type Direction = 'asc' | 'desc';
type Order = StoreOrder | 'relevance';

/** Newest, dearest, best sold and best rated come first unless asked otherwise. */
function usualDirection(order: Order): Direction {
  return ['title', 'slug', 'menu_order', 'include', 'relevance'].includes(order) ? 'asc' : 'desc';
}

const rating = sql`case when p.rating_count = 0 then 0 else p.rating_sum * 1000 / p.rating_count end`;

/**
 * The columns an order sorts by. A list of what the catalogue shows takes them from the listing row,
 * where an index holds them in this very order.
 */
function sortKeys(
  order: Order,
  direction: Direction,
  listed: boolean,
  { priceMin, priceMax }: CurrentColumns,
) {
  const keys: Record<Exclude<Order, 'include' | 'relevance'>, ReturnType<typeof sql>[]> = {
    date: [listed ? sql`e.published_at` : sql`p.published_at`],
    modified: [sql`p.updated_at`],
    id: [],
    title: [sql`lower(p.name)`],
    slug: [sql`p.slug`],
    price: listed
      ? [direction === 'asc' ? sql`e.price_low` : sql`e.price_high`]
      : [sql`coalesce(${direction === 'asc' ? priceMin : priceMax}, 0)`],
    popularity: [listed ? sql`e.popularity` : sql`p.total_sales`],
    rating: listed ? [sql`e.rating_key`] : [rating, sql`p.rating_count`],
    menu_order: [listed ? sql`e.menu_order` : sql`p.menu_order`],
  };
  if (order === 'include' || order === 'relevance') return [];
  return [...keys[order], listed ? sql`e.product_id` : sql`p.id`];
}

/** For the orders that follow a list of ids, which is never long. */
async function inListOrder(matching: Selection, list: readonly number[], direction: Direction) {
  const rows = await matching.select('p.id').execute();
  const place = new Map(list.map((id, index) => [id, index]));
  const ids = rows.map((row) => row.id);
  ids.sort((a, b) => (place.get(a) ?? list.length) - (place.get(b) ?? list.length) || a - b);
  return direction === 'asc' ? ids : ids.reverse();
}

/** The order of a list that was not given is no order. */
function orderOf({ orderby, include }: StoreProductQuery, { found }: PreparedFilter): Order {
  const usual = found === null ? 'date' : 'relevance';
  return orderby === undefined || (orderby === 'include' && include.length === 0) ? usual : orderby;
}

function listOrder({ filter, found }: PreparedFilter, order: Order): readonly number[] | null {
  if (order === 'relevance') return found;
  return order === 'include' ? filter.include : null;
}

export async function findStoreProducts(
  ctx: ShopContext,
  query: StoreProductQuery,
): Promise<{ ids: number[]; total: number }> {
  const prepared = await prepareFilter(ctx, query);
  const order = orderOf(query, prepared);
  const direction = query.order ?? usualDirection(order);
  const offset = query.offset ?? (query.page - 1) * query.per_page;
  const matching = selectMatching(ctx, prepared);
  const list = listOrder(prepared, order);
  if (list !== null) {
    const ids = await inListOrder(matching, list, direction);
    return { ids: ids.slice(offset, offset + query.per_page), total: ids.length };
  }
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (offset >= Number(total)) return { ids: [], total: Number(total) };
  let page = matching.select('p.id');
  const listed = visibilityOf(query) === 'catalog';
  const columns = currentColumns(ctx.now, wantsVariations(query));
  for (const key of sortKeys(order, direction, listed, columns))
    page = page.orderBy(key, direction);
  const rows = await page.limit(query.per_page).offset(offset).execute();
  return { ids: rows.map((row) => row.id), total: Number(total) };
}
