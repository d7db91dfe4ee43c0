import * as z from 'zod';
import { money } from '#rules/money/money.ts';
import { mayCancel } from '#rules/orders/may-cancel.ts';
import { mayPay } from '#rules/orders/may-pay.ts';
import { exactQuantity } from '#rules/quantities/quantity.ts';
import { translator } from '#server/language/translator.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { type ImageRecord, imageRecord } from '#wire/image.ts';
import type { OrderSummary } from '#wire/order.ts';

/** Of an order, in a list. */
const MAX_IMAGES = 4;

export interface OrderPage {
  orders: OrderSummary[];
  page: number;
  pages: number;
  total: number;
}

/** The orders of a customer, the newest first; a page beyond the last is the last. */
export async function loadOrders(
  { db, settings }: ShopContext,
  customerId: number,
  page = 1,
): Promise<OrderPage> {
  const perPage = settings['accounts.ordersPerPage'];
  const { total } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .where('trashed', '=', 0)
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const currentPage = Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'placed_at', 'paid_at', 'total', 'currency'])
    .select((eb) =>
      eb
        .selectFrom('order_lines')
        .select((line) => line.fn.sum<number>('quantity').as('count'))
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .as('count'),
    )
    .where('customer_id', '=', customerId)
    .where('trashed', '=', 0)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((currentPage - 1) * perPage)
    .execute();
  const images = await firstImages(
    db,
    rows.map(({ id }) => id),
  );
  const t = translator(settings);
  const orders = rows.map((row) => ({
    id: row.id,
    number: row.number ?? '',
    status: row.status,
    statusText: t(`orders.status.${row.status}`),
    placedAt: row.placed_at,
    total: money(row.total),
    count: exactQuantity(row.count ?? 0),
    images: images.get(row.id) ?? [],
    url: address(settings, 'routes.viewOrder', { id: String(row.id) }),
    canPay: mayPay(
      { status: row.status, total: money(row.total), currency: row.currency },
      settings['currency.code'],
    ),
    canCancel: mayCancel({ status: row.status, paidAt: row.paid_at }),
  }));
  return { orders, page: currentPage, pages, total };
}

/** Each picture once, of lines that have one. */
async function firstImages(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ImageRecord[]>> {
  const byOrder = new Map<number, ImageRecord[]>();
  if (ids.length === 0) return byOrder;
  const rows = await db
    .selectFrom('order_lines')
    .select(['order_id', 'image'])
    .where('order_id', 'in', ids)
    .where('image', 'is not', null)
    .orderBy('position')
    .execute();
  for (const { order_id: id, image: stored } of rows) {
    const images = byOrder.get(id) ?? [];
    const image = stored === null ? null : decodeJson(stored, z.nullable(imageRecord));
    const isNew = image !== null && !images.some((each) => each.id === image.id);
    if (isNew && images.length < MAX_IMAGES) byOrder.set(id, [...images, image]);
  }
  return byOrder;
}
