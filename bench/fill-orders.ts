import { sql } from 'kysely';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import type { Database } from '#server/platform/database/database.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';

// The orders of a shop, written into its tables as they are, for what is measured with many of them.

const BATCH = 500;
export const HOUR = 60 * 60_000;
const PAYMENTS = ['bacs', 'cod', 'stripe', 'paypal'] as const;
const SOURCES = ['(direct)', 'google', 'news', 'pinterest', 'press'] as const;
const CUSTOMERS = 4;
/** Of an order; a tenth of all orders is not theirs. */
export const GUESTS = 0.36;
const STATUSES = ['processing', 'completed', 'completed', 'on-hold', 'cancelled'] as const;
const COUNTRIES = ['US', 'US', 'US', 'DE', 'FR', 'GB', 'NO'] as const;
const FIRST_NAMES = 'Ada Bela Cleo Dora Emil Finn Greta Hugo Ines Jonas Kaja Lars'.split(' ');
const LAST_NAMES = 'Abel Berg Cohen Dahl Eder Falk Gruber Holm Iversen Jansen Klein'.split(' ');

/**
 * Every order has two lines, a coupon, a shipping method and a tax; every tenth is a customer's, the
 * others are those of guests who order two or three times, and one is placed after each step.
 */
export async function fillOrders(
  { db, engine }: Database,
  count: number,
  step = HOUR,
): Promise<void> {
  const customers: number[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) {
    customers.push(await addPerson(db, `customer${at}@example.com`, NOW));
  }
  const guests = Math.ceil((count * GUESTS) / 0.9);
  const placedAt = (id: number) => NOW - Math.floor((count - id) * step);
  for (let from = 1; from <= count; from += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, at) => from + at);
    await db
      .insertInto('orders')
      .values(
        ids.map((id) => ({
          id,
          number: String(1000 + id),
          order_key: `key${id}`,
          idempotency_key: `bench-order-${id}`,
          session_id: null,
          sender: null,
          customer_id: id % 10 === 0 ? (customers[(id / 10) % CUSTOMERS] ?? null) : null,
          email: `buyer${id % guests}@example.com`,
          status: STATUSES[id % STATUSES.length] ?? 'processing',
          created_via: 'checkout',
          currency: 'USD',
          placed_at: placedAt(id),
          updated_at: placedAt(id),
          paid_at: null,
          paid_amount: 0,
          completed_at: null,
          held_until: null,
          remind_at: null,
          stock_state: 'taken' as const,
          items: 4800,
          items_tax: 426,
          discount: 480,
          discount_tax: 43,
          fees: 0,
          fees_tax: 0,
          shipping: 600,
          shipping_tax: 53,
          tax: 436,
          total: 5356,
          refunded: 0,
          tax_included: 0,
          billing: JSON.stringify(getBilling(id % guests)),
          shipping_address: null,
          customer_note: '',
          payment_method: PAYMENTS[id % PAYMENTS.length] ?? '',
          payment_title: 'Bank',
          transaction_id: '',
          attribution: '{}',
          source: SOURCES[id % SOURCES.length] ?? '',
        })),
      )
      .execute();
    await db
      .insertInto('order_lines')
      .values(ids.flatMap((id) => getLines(id, placedAt(id))))
      .execute();
    await db
      .insertInto('order_rows')
      .values(ids.flatMap((id) => toRows(id, placedAt(id))))
      .execute();
  }
  await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db);
}

/** Every name that can be made of two, so that some share theirs; a seventh of all is in each country. */
function getBilling(guest: number) {
  const firstName = FIRST_NAMES[guest % FIRST_NAMES.length] ?? '';
  const lastName = `${LAST_NAMES[guest % LAST_NAMES.length]}${guest % 89}`;
  return { ...EMPTY_ADDRESS, firstName, lastName, country: COUNTRIES[guest % 7] ?? '' };
}

function getLines(order_id: number, placed_at: number) {
  return [0, 1].map((position) => ({
    order_id,
    position,
    placed_at,
    line_key: `${order_id}-${position}`,
    product_id: 1 + ((order_id + position) % 80),
    variation_id: position === 1 ? 1000 + (order_id % 30) : null,
    name: 'Oak tray',
    sku: 'TRAY',
    slug: 'tray',
    image: null,
    details: '[]',
    choice: '{"attributes":{},"choices":{},"bundle":null}',
    quantity: 1,
    unit_price: 2400,
    regular_price: 2400,
    subtotal: 2400,
    subtotal_tax: 213,
    total: 2160,
    total_tax: 192,
    taxes: '{"1":192}',
    steps: '[]',
    stock_owner: null,
    stock_taken: 0,
  }));
}

function toRows(order_id: number, placed_at: number) {
  const row = (kind: 'coupon' | 'shipping' | 'tax', position: number, code: string) => {
    return { order_id, position, placed_at, kind, code, label: code, amount: 480, tax: 43 };
  };
  return [
    row('coupon', 0, `code${order_id % 30}`),
    row('shipping', 1, 'flat_rate:1'),
    row('tax', 2, '1'),
  ];
}
