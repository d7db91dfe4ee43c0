import assert from 'node:assert/strict';
import type { Database } from '#server/platform/database/database.ts';
import type { Placed, Reply } from './shopper.ts';

export interface Books {
  orders: Placed[];
  stock: number;
  /** Pieces of all orders together that were not cancelled. */
  sold: number;
}

export async function readBooks({ db }: Database, product: number): Promise<Books> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'order_key'])
    .orderBy('id')
    .execute();
  const { stock_quantity: stock } = await db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', product)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('quantity')
    .where('orders.status', '!=', 'cancelled')
    .execute();
  return {
    orders: orders.map(({ id, number, order_key: key }) => ({ id, number: number ?? '', key })),
    stock,
    sold: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/**
 * After any failure: every answered order exists, the numbers have no gaps or doubles, and no stock
 * is lost.
 */
export function checkBooks(
  { orders, stock, sold }: Books,
  before: number,
  responses: readonly Reply[],
): void {
  const stored = new Map(orders.map((order) => [order.id, order]));
  for (const response of responses) {
    if (response.kind === 'placed') assert.deepEqual(stored.get(response.order.id), response.order);
  }
  const numbers = orders.map(({ number }) => Number(number)).sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    orders.map((_, at) => 1001 + at),
    'numbers follow each other',
  );
  assert.equal(stock, before - sold, 'no piece is lost or sold twice');
  assert.ok(stock >= 0, 'never below nothing');
}
