import { beforeEach, describe, expect, test } from 'vitest';
import { createCustomer } from '#server/accounts/create-customer.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import {
  invoicePage as invoiceSchema,
  orderReceivedPage as receivedSchema,
} from '#wire/order-page.ts';
import { invoicePage } from './invoice-page.ts';
import { orderReceivedPage } from './order-received-page.ts';

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db, { 'shop.city': 'Albany', 'shop.address1': '1 Shop Lane' });
let shop: CartShop;
let ann: Visitor;
let order = { id: 0, key: '' };

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
  order = (await placeTestOrder(ctx, ann, { note: 'Ring twice.' })).order;
});

function ask(
  page: typeof orderReceivedPage | typeof invoicePage,
  id: string,
  key: string | null,
  visitor = testVisitor(NOW),
) {
  const query = new URLSearchParams({ utm_source: 'letter', ...(key !== null && { key }) });
  return page.load(ctx, {
    path: `/checkout/order-received/${id}`,
    params: { id },
    query: page.canonicalQuery(query, ctx.settings),
    visitor,
  });
}

/** The buyer's browser, logged in to a new account. */
async function logIn(): Promise<number> {
  const account = { email: 'ada@example.com', passwordHash: '' };
  const customerId = await createCustomer(db, account, NOW);
  await db
    .updateTable('sessions')
    .set({ customer_id: customerId })
    .where('id', '=', ann.started ?? '')
    .execute();
  return customerId ?? 0;
}

describe('the page after buying', () => {
  test('of an order that is packed asks for money on delivery, and for no cheque', async () => {
    const displayedFor = async (payment_method: string) => {
      const stored = { status: 'processing', paid_at: null, payment_method } as const;
      await db.updateTable('orders').set(stored).where('id', '=', order.id).execute();
      const result = await ask(orderReceivedPage, String(order.id), order.key);
      if (result.kind !== 'page') throw new Error(JSON.stringify(result));
      return result.data.order.payment.instructions;
    };
    expect(await displayedFor('cheque')).toBe('');
    expect(await displayedFor('bacs')).toBe('');
    expect(await displayedFor('cod')).not.toBe('');
  });

  test('opens with the order’s key and shows what was bought, never to be cached', async () => {
    const result = await ask(orderReceivedPage, String(order.id), order.key);
    if (result.kind !== 'page') throw new Error(result.kind);
    expect(orderReceivedPage.keep).toBe(false);
    expect(result.status).toBe(200);
    expect(result.bodyClasses).toContain('woocommerce-order-received');
    expect(result.head.index).toBe(false);
    expect(JSON.stringify(result.head)).not.toContain(order.key);
    const data = receivedSchema.parse(result.data);
    expect(data).toMatchObject({
      owned: false,
      payUrl: '',
      invoiceUrl: `/checkout/invoice/${order.id}?key=${order.key}`,
      order: {
        number: '1001',
        status: 'on-hold',
        statusText: 'On hold',
        customerNote: 'Ring twice.',
        lines: [{ name: 'Oak tray', quantity: 2 }],
        payment: { title: 'Bank transfer' },
      },
    });
    expect(data.order.billingLines).toContain('Ada Example');
  });

  test('a wrong key, no key, a number nobody has and nonsense are answered alike', async () => {
    const nothing = { kind: 'not-found' };
    expect(await ask(orderReceivedPage, String(order.id), `${order.key.slice(1)}0`)).toEqual(
      nothing,
    );
    expect(await ask(orderReceivedPage, String(order.id), null)).toEqual(nothing);
    expect(await ask(orderReceivedPage, String(order.id), '')).toEqual(nothing);
    for (const id of ['999', '0', '-1', '1e0', ' 1', '01', '99999999999999999999', 'x', '1;--']) {
      expect(await ask(orderReceivedPage, id, order.key), id).toEqual(nothing);
    }
  });

  test('its owner sees it without a key once logged in, another customer does not', async () => {
    const customerId = await logIn();
    expect(await ask(orderReceivedPage, String(order.id), null, ann)).toEqual({
      kind: 'not-found',
    });
    await db.updateTable('orders').set({ customer_id: customerId }).execute();
    const result = await ask(orderReceivedPage, String(order.id), null, ann);
    expect(result).toMatchObject({ kind: 'page', data: { owned: true } });
    // The order has an owner now; a guest's key still opens it.
    expect(await ask(orderReceivedPage, String(order.id), null)).toEqual({ kind: 'not-found' });
    expect(await ask(orderReceivedPage, String(order.id), order.key)).toMatchObject({
      kind: 'page',
    });
  });

  test('opened again and again it changes nothing: the next basket stays', async () => {
    const first = await ask(orderReceivedPage, String(order.id), order.key, ann);
    const next = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
    const before = { ...(await counts()) };
    expect(await ask(orderReceivedPage, String(order.id), order.key, next)).toEqual(first);
    await ask(orderReceivedPage, String(order.id), order.key, next);
    expect((await showCartView(ctx, next)).count).toBe(1);
    expect(await counts()).toEqual(before);
    expect(next.cookies.get('woocommerce_items_in_cart')).not.toMatch(/Max-Age=0/);
  });
});

describe('the invoice', () => {
  test('names sender, buyer, lines and sums, and leads back to the order', async () => {
    const result = await ask(invoicePage, String(order.id), order.key);
    if (result.kind !== 'page') throw new Error(result.kind);
    const data = invoiceSchema.parse(result.data);
    expect(data.sender).toEqual(expect.arrayContaining(['1 Shop Lane', 'shop@example.com']));
    expect(data.backUrl).toBe(`/checkout/order-received/${order.id}?key=${order.key}`);
    expect(data.order.rows.at(-1)).toMatchObject({ code: 'total' });
  });

  test('is for whoever may see the order, and for no one else', async () => {
    expect(await ask(invoicePage, String(order.id), 'x')).toEqual({ kind: 'not-found' });
    expect(await ask(invoicePage, '2', order.key)).toEqual({ kind: 'not-found' });
  });
});

async function counts() {
  return {
    jobs: await countFor('jobs'),
    orders: await countFor('orders'),
    notes: await countFor('order_notes'),
  };
}

async function countFor(table: 'jobs' | 'orders' | 'order_notes'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
