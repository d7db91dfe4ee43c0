import { sql } from 'kysely';
import { type ReportSpan, spanMoments } from '#rules/dates/report-days.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { SOLD } from './sales-report.ts';

export interface TopSeller {
  productId: number;
  name: string;
  quantity: number;
}

const MAX_COUNT = 12;

/** The products of which most pieces were sold, the most first. */
export async function topSellers(
  { db, settings }: Pick<ShopContext, 'db' | 'settings'>,
  span: ReportSpan,
): Promise<TopSeller[]> {
  const { from, until } = spanMoments(span, settings['shop.timeZone']);
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['product_id', sql<number>`sum(quantity)`.as('quantity')])
    .select(({ fn }) => fn.max('name').as('name'))
    .where('orders.placed_at', '>=', from)
    .where('orders.placed_at', '<', until)
    .where('status', 'in', SOLD)
    .where('trashed', '=', 0)
    .groupBy('product_id')
    .orderBy('quantity', 'desc')
    .orderBy('product_id')
    .limit(MAX_COUNT)
    .execute();
  return rows.map(({ product_id: productId, name, quantity }) => {
    return { productId, name, quantity: Number(quantity) };
  });
}
