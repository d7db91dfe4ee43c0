import type { CountedOrder } from '#rules/analytics/order-parts.ts';
import { readParts } from '#server/catalog/reading/read-products.ts';
import { loadOrders } from '#server/orders/managing/load-orders.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type LineCosts, storeCosts } from './line-costs.ts';

/** Orders as the figures count them; those that were deleted are missing. Stores what lines cost. */
export async function readOrders(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CountedOrder>> {
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const orders = await loadOrders(db, rows);
  const lines = orders.flatMap((order) => order.lines);
  const products = lines.map(({ productId }) => productId);
  const categories = await loadCategories(db, [...new Set(products)]);
  const costs = await storeCosts(db, lines);
  return new Map(orders.map((order) => [order.id, countedOrder(order, categories, costs)]));
}

type Categories = ReadonlyMap<number, readonly { id: number; name: string }[]>;

async function loadCategories(db: Db, productIds: readonly number[]): Promise<Categories> {
  const parts = await readParts(db, productIds, ['categories']);
  return new Map([...parts].map(([id, { categories }]) => [id, categories]));
}

/** One who came by typing the address, or without consent, has no source. */
export function countedOrder(
  order: OrderRecord,
  categories: Categories = new Map(),
  costs: LineCosts = new Map(),
): CountedOrder {
  const { status, trashed, placedAt, email, billing, attribution, totals, refunds } = order;
  return {
    status,
    trashed,
    awaitsPayment: status === 'on-hold' && order.paidAt === null,
    placedAt,
    email,
    customer: `${billing.firstName} ${billing.lastName}`.trim() || email,
    country: billing.country,
    source: attribution.utm_source ?? '',
    campaign: namedCampaign(attribution.utm_campaign),
    discount: totals.discount,
    shipping: totals.shipping,
    shippingTax: totals.shippingTax,
    tax: totals.tax,
    total: totals.total,
    lines: order.lines.map((line) => ({
      ...line,
      categories: categories.get(line.productId) ?? [],
      cost: costs.get(line.id) ?? null,
    })),
    rows: order.rows.map(({ id, kind, code, label, amount, facts: details }) => ({
      ...{ id, kind, code, label, amount },
      onShipping: details.rate?.shipping ?? 0,
    })),
    refunds,
  };
}

/** `(none)` and the like are what the visit's classification writes where there is no campaign. */
function namedCampaign(campaign = ''): string {
  return /^\(.*\)$/.test(campaign) ? '' : campaign;
}
