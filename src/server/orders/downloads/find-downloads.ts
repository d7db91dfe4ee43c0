import { createHmac } from 'node:crypto';
import { type DownloadState, downloadState } from '#rules/downloads/download-state.ts';
import { soldFiles } from '#server/catalog/saving/sold-files.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { downloadAddress } from '#wire/forms/download-address.ts';
import type { DownloadItem } from '#wire/order.ts';
import { loadOrders } from '../managing/load-orders.ts';
import type { OrderRecord, OrderRecordLine } from '../order-record.ts';

/** A file of a paid line. */
export interface OrderDownload extends DownloadState {
  order: Pick<OrderRecord, 'id' | 'key' | 'number' | 'customerId'>;
  lineId: number;
  /** The product or variation that was bought. */
  itemId: number;
  productName: string;
  id: string;
  name: string;
  file: string;
  /** How often each piece of the line may be downloaded; -1 for without end. */
  limit: number;
  pieces: number;
  /** A path of the shop. */
  url: string;
}

type SoldIn = Pick<
  OrderRecord,
  'id' | 'key' | 'number' | 'customerId' | 'status' | 'paidAt' | 'trashed'
> & { lines: readonly DownloadLine[] };
type DownloadLine = Pick<
  OrderRecordLine,
  'id' | 'productId' | 'variationId' | 'name' | 'quantity' | 'refundedQuantity'
>;

/** The orders with files that an account shows, the newest first. */
const MAX_ORDERS = 200;

function toItem({ productId, variationId }: DownloadLine): number {
  return variationId ?? productId;
}

/**
 * Who has the address may download, as with the order's own key; it opens nothing else, so that a link
 * that is passed on does not show the order.
 */
export function downloadProof(orderKey: string, lineId: number, id: string): string {
  return createHmac('sha256', orderKey).update(`download ${lineId} ${id}`).digest('hex');
}

/**
 * The files of these orders, as the products have them now: a file that is added to a product later
 * reaches those who have bought it. None of an order that is not paid.
 */
export async function loadDownloads(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  orders: readonly SoldIn[],
): Promise<OrderDownload[]> {
  const paid = orders.filter(({ paidAt, trashed }) => paidAt !== null && !trashed);
  const lines = paid.flatMap((order) => order.lines.map((line) => ({ order, line })));
  const items = await soldFiles(db, [...new Set(lines.map(({ line }) => toItem(line)))]);
  if (items.size === 0) return [];
  const withFiles = lines.filter(({ line }) => items.has(toItem(line)));
  const counts = await loadCounts(
    db,
    withFiles.map(({ line }) => line.id),
  );
  return withFiles.flatMap(({ order, line }) => {
    const item = items.get(toItem(line));
    return (item?.files ?? []).flatMap(({ id, name, file }) => {
      const count = counts.get(`${line.id} ${id}`) ?? 0;
      const terms = { limit: item?.limit ?? -1, expiryDays: item?.expiryDays ?? -1, count };
      const { status, paidAt } = order;
      const { quantity, refundedQuantity } = line;
      const state = downloadState({ status, paidAt, quantity, refundedQuantity, ...terms }, now);
      if (!state) return [];
      return {
        ...state,
        order,
        lineId: line.id,
        itemId: toItem(line),
        productName: line.name,
        id,
        name,
        file,
        limit: terms.limit,
        pieces: quantity - refundedQuantity,
        url: downloadAddress(line.id, id, downloadProof(order.key, line.id, id)),
      };
    });
  });
}

async function loadCounts(
  db: Db,
  lineIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_downloads')
    .selectAll()
    .where('line_id', 'in', lineIds)
    .execute();
  return new Map(rows.map((row) => [`${row.line_id} ${row.download_id}`, row.count]));
}

/** All files of a customer's orders, those of the newest first. */
export async function downloadsOfCustomer(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  customerId: number,
): Promise<OrderDownload[]> {
  const { db } = ctx;
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('trashed', '=', 0)
    .where('status', 'in', ['processing', 'completed'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_lines')
          .innerJoin('products', (join) =>
            join.on((on) =>
              on(
                'products.id',
                '=',
                on.fn.coalesce('order_lines.variation_id', 'order_lines.product_id'),
              ),
            ),
          )
          .select('order_lines.id')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where('products.downloadable', '=', 1),
      ),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ORDERS)
    .execute();
  return loadDownloads(ctx, await loadOrders(db, rows));
}

export function downloadView(download: OrderDownload): DownloadItem {
  const { productName, name, url, state, remaining, expiresAt } = download;
  return {
    product: productName,
    name,
    url: state === 'open' ? url : '',
    state,
    remaining,
    expiresAt,
  };
}
