import { paidStatus } from '#rules/downloads/paid-status.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';

const kindsOfLines = compiledQuery((db, orderId: number) =>
  db
    .selectFrom('order_lines as line')
    .leftJoin('products as sold', (join) =>
      join.on('sold.id', '=', (eb) => eb.fn.coalesce('line.variation_id', 'line.product_id')),
    )
    .select(['sold.virtual', 'sold.downloadable'])
    .where('line.order_id', '=', orderId),
);

const kindsOfItems = compiledQuery((db, ids: readonly number[]) =>
  db.selectFrom('products').select(['virtual', 'downloadable']).where('id', 'in', ids),
);

/** `completed` where all of it is downloads. A product that is no more counts as one to be sent. */
export async function statusOncePaid(db: Db, orderId: number): Promise<'processing' | 'completed'> {
  const rows = await kindsOfLines(db, orderId);
  return paidStatus(rows.map(toItem));
}

/** The same for what is in a cart, by product or variation. */
export async function statusOfFree(
  db: Db,
  ids: readonly number[],
): Promise<'processing' | 'completed'> {
  if (ids.length === 0) return 'processing';
  return paidStatus((await kindsOfItems(db, ids)).map(toItem));
}

function toItem(row: { virtual: number | null; downloadable: number | null }) {
  return {
    virtual: decodeFlag(row.virtual ?? 0),
    downloadable: decodeFlag(row.downloadable ?? 0),
  };
}
