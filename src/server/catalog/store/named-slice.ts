import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { filledUp } from '../listing/listing-query.ts';
import { type Direction, type Order, sortKeys } from './store-order.ts';

// One page of a few known products. The index of the listing has tested them against every filter, so
// they are only put in order here.

interface NamedSlice {
  order: Order;
  direction: Direction;
  from: number;
  count: number;
}

type SliceQuery = ReturnType<typeof sliceQuery>;

/** One query for each order that was asked for: at most two for every order there is. */
const queries = new Map<string, SliceQuery>();

function sliceQuery(order: Order, direction: Direction) {
  // Products alone, no variations: their sort keys do not depend on the time.
  const keys = sortKeys(order, direction, 0, false);
  return compiledQuery((db, ids: readonly number[], count: number, from: number) => {
    let query = db
      .selectFrom('products as p')
      .select('p.id')
      .where('p.status', '=', 'publish')
      .where('p.id', 'in', ids);
    for (const key of keys) query = query.orderBy(key, direction);
    return query.limit(count).offset(from);
  });
}

export async function sliceNamed(
  db: Db,
  ids: readonly number[],
  { order, direction, from, count }: NamedSlice,
): Promise<number[]> {
  const name = `${order} ${direction}`;
  const query = queries.get(name) ?? sliceQuery(order, direction);
  queries.set(name, query);
  const rows = await query(db, filledUp(ids), count, from);
  return rows.map((row) => row.id);
}
