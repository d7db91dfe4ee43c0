import { shopDay } from '#rules/boosters/shop-day.ts';
import { mayReturn, readReturnable } from '#rules/catalog/returnable.ts';
import { addQuantities } from '#rules/quantities/quantity.ts';
import { HOLDING_RETURNS } from '#rules/returns/return-state.ts';
import { type ReturnableLine, returnableLine } from '#rules/returns/returnable-line.ts';
import { readProducts } from '#server/catalog/reading/read-products.ts';
import type { OrderRecord, OrderRecordLine } from '#server/orders/order-record.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';

// What may be sent back of an order, by the rules of the shop and the products as they are now.

export interface LineTerms {
  decision: ReturnableLine;
  /** In which steps it is sold. */
  step: number;
  fractional: boolean;
}

interface SoldItem {
  slug: string;
  isVirtual: boolean;
  isReturnable: boolean;
  step: number;
}

type Reading = Pick<ShopContext, 'db' | 'settings' | 'now'>;

export function takesReturns(settings: Settings): boolean {
  return settings['returns.requests'] && settings['returns.days'] > 0;
}

/** By line. Parts of a bundle that cost nothing of their own go with it. */
export async function loadReturnTerms(
  ctx: Reading,
  order: OrderRecord,
): Promise<Map<number, LineTerms>> {
  const { db, settings, now } = ctx;
  const lines = order.lines.filter(
    ({ bundle, total, totalTax }) => bundle === null || total + totalTax > 0,
  );
  const items = await loadItems(ctx, lines);
  const returned = await loadReturned(db, order.id);
  const zone = settings['shop.timeZone'];
  return new Map(
    lines.map((line) => {
      const item = items.get(line.id);
      const sentAt = getSentAt(order, line.id);
      const step = item?.step ?? 1;
      const sent = {
        quantity: line.quantity,
        refundedQuantity: line.refundedQuantity,
        returnedQuantity: returned.get(line.id) ?? 0,
        isReturnable: item?.isReturnable ?? true,
        isVirtual: item?.isVirtual ?? false,
        sentOn: sentAt === null ? null : shopDay(sentAt, zone),
        transitDays: getTransitDays(order),
      };
      const decision = returnableLine(sent, settings['returns.days'], shopDay(now, zone));
      const fractional = !Number.isInteger(step) || !Number.isInteger(line.quantity);
      return [line.id, { decision, step, fractional }];
    }),
  );
}

/** What was sent in no parcel of its own left with the order. */
function getSentAt({ status, shipments, completedAt }: OrderRecord, lineId: number): number | null {
  if (status !== 'processing' && status !== 'completed') return null;
  const parcel = shipments.findLast(({ lines }) => lines.some((line) => line.lineId === lineId));
  return parcel?.at ?? (status === 'completed' ? completedAt : null);
}

/** Its slowest package, in days; what is collected is there. */
function getTransitDays({ rows }: OrderRecord): number {
  const days = rows.map(({ facts: { arrival, pickup } }) =>
    pickup ? 0 : Math.max(0, ...(arrival?.transit ?? [])),
  );
  return Math.max(0, ...days);
}

async function loadItems(
  { db, settings }: Reading,
  lines: readonly OrderRecordLine[],
): Promise<Map<number, SoldItem>> {
  const ids = lines.flatMap(({ productId, variationId }) => [productId, variationId ?? productId]);
  const products = await readProducts(db, [...new Set(ids)], ['categories', 'extras']);
  const byId = new Map(products.map((product) => [product.row.id, product]));
  const excluded = settings['returns.except'];
  return new Map(
    lines.flatMap((line) => {
      const product = byId.get(line.productId);
      const sold = byId.get(line.variationId ?? line.productId);
      if (!product || !sold) return [];
      const names = [product.row.slug, ...product.categories.map(({ slug }) => slug)];
      const item = {
        slug: product.row.slug,
        isVirtual: decodeFlag(sold.row.virtual) || decodeFlag(sold.row.downloadable),
        isReturnable:
          mayReturn(readReturnable(product.extras?.returnable ?? 'yes')) &&
          !names.some((name) => excluded.includes(name)),
        step: sold.row.quantity_step,
      };
      return [[line.id, item]];
    }),
  );
}

async function loadReturned(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('order_return_lines as line')
    .innerJoin('order_returns', 'order_returns.id', 'line.return_id')
    .select(['line.line_id', 'line.quantity'])
    .where('order_returns.order_id', '=', orderId)
    .where('order_returns.state', 'in', HOLDING_RETURNS)
    .execute();
  const sums = new Map<number, number>();
  for (const { line_id: id, quantity } of rows) {
    sums.set(id, addQuantities(sums.get(id) ?? 0, quantity));
  }
  return sums;
}
