import type { ShopContext } from '#server/settings/context.ts';
import type { StoreProductQuery } from '#wire/store/product-query.ts';
import { countBits } from '../listing/bits.ts';
import { facetIndex, idsIn } from '../listing/facet-index.ts';
import { isLongList, isWalked, walkListing } from './listed-slice.ts';
import { sliceNamed } from './named-slice.ts';
import { type PreparedFilter, prepareFilter } from './prepare-filter.ts';
import { storeBits } from './store-bits.ts';
import {
  type Direction,
  getDirection,
  isListingOrder,
  type Order,
  sortKeys,
} from './store-order.ts';
import { selectMatching } from './store-selection.ts';

export interface StoreSlice {
  ids: number[];
  total: number;
}

interface Requested {
  order: Order;
  direction: Direction;
  from: number;
  count: number;
}

/** The order of a list that was not given is no order. */
function toOrder({ orderby, include }: StoreProductQuery, { found }: PreparedFilter): Order {
  const usual = found === null ? 'date' : 'relevance';
  return orderby === undefined || (orderby === 'include' && include.length === 0) ? usual : orderby;
}

/** The list of ids that an order follows, where it follows one. */
function getList({ filter, found }: PreparedFilter, order: Order): readonly number[] | null {
  if (order === 'relevance') return found;
  return order === 'include' ? filter.include : null;
}

function inListOrder(
  ids: number[],
  list: readonly number[],
  { direction, from, count }: Requested,
) {
  const place = new Map(list.map((id, index) => [id, index]));
  ids.sort((a, b) => (place.get(a) ?? list.length) - (place.get(b) ?? list.length) || a - b);
  if (direction === 'desc') ids.reverse();
  return { ids: ids.slice(from, from + count), total: ids.length };
}

/** Products and variations by their own rows, whether listings show them or not. */
async function sliceRows(
  ctx: ShopContext,
  prepared: PreparedFilter,
  requested: Requested,
): Promise<StoreSlice> {
  const matching = selectMatching(ctx, prepared);
  const list = getList(prepared, requested.order);
  if (list) {
    const rows = await matching.select('p.id').execute();
    return inListOrder(
      rows.map((row) => row.id),
      list,
      requested,
    );
  }
  const counted = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.total);
  if (requested.from >= total) return { ids: [], total };
  let page = matching.select('p.id');
  for (const key of sortKeys(requested.order, requested.direction, ctx.now, prepared.variations)) {
    page = page.orderBy(key, requested.direction);
  }
  const rows = await page.limit(requested.count).offset(requested.from).execute();
  return { ids: rows.map((row) => row.id), total };
}

/** Products that listings show: found and counted by the index of the listing, whatever their number. */
async function sliceListed(
  ctx: ShopContext,
  prepared: PreparedFilter,
  requested: Requested,
): Promise<StoreSlice> {
  const index = await facetIndex(ctx.db);
  const matching = storeBits(index, prepared);
  const total = countBits(matching);
  if (requested.from >= total) return { ids: [], total };
  const list = getList(prepared, requested.order);
  if (list) return inListOrder(idsIn(index, matching), list, requested);
  const visibleIn: 'catalog' | 'search' = prepared.visibility === 'search' ? 'search' : 'catalog';
  if (isListingOrder(requested.order) && isWalked(index, visibleIn, total)) {
    const slice = { ...requested, order: requested.order, shownIn: visibleIn, total };
    return { ids: await walkListing(ctx.db, index, matching, slice), total };
  }
  if (isLongList(total)) return sliceRows(ctx, prepared, requested);
  return { ids: await sliceNamed(ctx.db, idsIn(index, matching), requested), total };
}

export async function findStoreProducts(
  ctx: ShopContext,
  query: StoreProductQuery,
): Promise<StoreSlice> {
  const prepared = await prepareFilter(ctx, query);
  const order = toOrder(query, prepared);
  const requested = {
    order,
    direction: getDirection(order, query.order),
    from: query.offset ?? (query.page - 1) * query.per_page,
    count: query.per_page,
  };
  const listed = !prepared.variations && !['any', 'hidden'].includes(prepared.visibility);
  return listed ? sliceListed(ctx, prepared, requested) : sliceRows(ctx, prepared, requested);
}
