import { loadDownloads } from '#server/orders/downloads/find-downloads.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { downloadItem } from '../shared/download-item.ts';
import { orderItem } from './order-item.ts';

interface OrderQuery {
  ctx: ShopContext;
  origin: string;
  decimals?: number | undefined;
}

/** The item with the files of its lines. */
export async function loadItem(requested: OrderQuery, order: OrderRecord): Promise<Order> {
  const [item] = await withDownloads(requested, [order], [orderItem(order, requested)]);
  if (!item) throw new Error(`order ${order.id} has no item`);
  return item;
}

/**
 * The items of these orders, with `downloads` at each line that has files to download now. They are
 * those of the buyer's page and emails; a list may have the items themselves from its cache.
 */
export async function withDownloads(
  { ctx, origin }: OrderQuery,
  orders: readonly OrderRecord[],
  items: readonly Order[],
): Promise<Order[]> {
  const open = (await loadDownloads(ctx, orders)).filter(({ state }) => state === 'open');
  const byLine = Map.groupBy(open, ({ lineId }) => lineId);
  const withFiles = new Set(open.map(({ order }) => order.id));
  return items.map((item) => {
    if (!withFiles.has(item.id)) return item;
    const lines = item.line_items.map((line) => {
      const downloads = byLine.get(line.id);
      if (!downloads) return line;
      return {
        ...line,
        downloads: downloads.map((each) => downloadItem(each, ctx.settings, origin)),
      };
    });
    return { ...item, line_items: lines };
  });
}
