import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { CATALOG_TAG, productTag } from '#server/catalog/tags.ts';
import { addOrderNote } from '#server/orders/add-note.ts';
import { claimGuestOrders } from '#server/orders/claim-orders.ts';
import { countSales } from '#server/orders/count-sales.ts';
import { loadOrders } from '#server/orders/customer-orders.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { orderAgain } from '#server/orders/order-again.ts';
import { changeStatus, refundOrder } from '#server/orders/testing/change-order.ts';
import { ada, buyer, loadStock, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import { placeTestOrder, submitForm } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
let invalidated: string[] = [];
const ctx = orderContext(db, {}, { invalidate: async (tags) => void invalidated.push(...tags) });
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  invalidated = [];
});

async function ordered(
  visitor: Visitor,
  parts: Partial<CheckoutForm> = {},
  within: ShopContext = ctx,
): Promise<number> {
  return (await placeTestOrder(within, visitor, parts)).order.id;
}

const loadEmails = async () => {
  const rows = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => (JSON.parse(payload) as { kind: string }).kind);
};
const couponUses = async (code: string) =>
  (
    await db
      .selectFrom('coupons')
      .select('used_count')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).used_count;

describe('statuses', () => {
  test('a cancelled order gives back its pieces and its coupon; taken up again it takes them', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 3 }]);
    await applyCoupon(ctx, ann, 'ONCE');
    const id = await ordered(ann);
    expect(await loadStock(db, shop.tray)).toBe(17);
    expect(await couponUses('once')).toBe(1);
    expect(await changeStatus(ctx, id, 'cancelled', 'Changed her mind.')).toEqual({
      ok: true,
      from: 'on-hold',
      changed: true,
    });
    expect(await loadStock(db, shop.tray)).toBe(20);
    expect(await couponUses('once')).toBe(0);
    // Twice is once.
    expect(await changeStatus(ctx, id, 'cancelled')).toMatchObject({ changed: false });
    expect(await loadStock(db, shop.tray)).toBe(20);
    expect(await changeStatus(ctx, id, 'processing')).toMatchObject({ changed: true });
    expect(await loadStock(db, shop.tray)).toBe(17);
    expect(await couponUses('once')).toBe(1);
    const order = await findOrder(ctx, id);
    expect(order).toMatchObject({ status: 'processing', paidAt: NOW, stockState: 'taken' });
    expect(order?.notes.map(({ text }) => text)).toEqual(['Changed her mind.']);
    expect(await loadEmails()).toEqual([
      'new-order',
      'order-on-hold',
      'order-cancelled',
      'new-order',
      'order-processing',
    ]);
  });

  test('an order whose pieces are gone is not taken up again, and nothing is half taken', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray }, { productId: shop.vase }]);
    const id = await ordered(ann);
    await changeStatus(ctx, id, 'cancelled');
    await ordered(await buyer(ctx, [{ productId: shop.vase }]));
    expect(await changeStatus(ctx, id, 'processing')).toEqual({
      ok: false,
      problems: [{ code: 'ordering.problem.noStock' }],
    });
    expect(await loadStock(db, shop.tray)).toBe(20);
    expect(await findOrder(ctx, id)).toMatchObject({ status: 'cancelled' });
  });

  test('what may not follow is refused in words', async () => {
    const id = await ordered(await buyer(ctx, [{ productId: shop.tray }]));
    await changeStatus(ctx, id, 'completed');
    expect(await changeStatus(ctx, id, 'pending')).toMatchObject({
      ok: false,
      problems: [{ code: 'ordering.problem.status' }],
    });
    expect(await changeStatus(ctx, id + 1, 'completed')).toMatchObject({ ok: false });
  });

  test('two managers at once cancel it once', async () => {
    const id = await ordered(await buyer(ctx, [{ productId: shop.tray, quantity: 5 }]));
    const both = await Promise.all([
      changeStatus(ctx, id, 'cancelled'),
      changeStatus(ctx, id, 'cancelled'),
    ]);
    expect(both.map((one) => one.ok && one.changed).sort()).toEqual([false, true]);
    expect(await loadStock(db, shop.tray)).toBe(20);
  });
});

describe('pieces', () => {
  test('the last piece lists the product as sold out and clears what shows it', async () => {
    const id = await ordered(await buyer(ctx, [{ productId: shop.vase }]));
    const state = () =>
      db
        .selectFrom('listing_entries')
        .innerJoin('products', 'products.id', 'product_id')
        .select(['stock', 'stock_state'])
        .where('product_id', '=', shop.vase)
        .where('scope', '=', 0)
        .executeTakeFirstOrThrow();
    expect(await state()).toEqual({ stock: 0, stock_state: 'outofstock' });
    expect(invalidated).toEqual(expect.arrayContaining([productTag(shop.vase), CATALOG_TAG]));
    await changeStatus(ctx, id, 'cancelled');
    expect(await state()).toEqual({ stock: 1, stock_state: 'instock' });
  });

  test('variations without a stock of their own share their product’s', async () => {
    const handle = { attribute_handle: 'Left' };
    const sand = { productId: shop.mug, variationId: shop.sand, attributes: handle };
    const ann = await buyer(ctx, [{ ...sand, quantity: 4 }]);
    const bob = await buyer(ctx, [{ ...sand, quantity: 3 }]);
    await ordered(ann);
    expect(await loadStock(db, shop.mug)).toBe(2);
    const result = await submitForm(ctx, bob);
    expect(result).toMatchObject({
      ok: false,
      problems: [
        { code: 'checkout.problem.line', values: { name: 'Mug', problem: 'Only 2 left.' } },
      ],
    });
  });

  test('a back-order goes below nothing', async () => {
    await ordered(await buyer(ctx, [{ productId: shop.throw }]));
    await ordered(await buyer(ctx, [{ productId: shop.throw }]));
    expect(await loadStock(db, shop.throw)).toBe(-2);
  });

  test('sales move the list of the popular', async () => {
    await ordered(await buyer(ctx, [{ productId: shop.card, quantity: 4 }]));
    expect(await countSales(ctx)).toBe(1);
    expect(await countSales(ctx)).toBe(0);
    const entry = await db
      .selectFrom('listing_entries')
      .select('popularity')
      .where('product_id', '=', shop.card)
      .where('scope', '=', 0)
      .executeTakeFirstOrThrow();
    expect(entry.popularity).toBe(4);
  });
});

describe('refunds', () => {
  test('by line and by amount, never above what was paid, pieces back by choice', async () => {
    const id = await ordered(await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]));
    expect(await refundOrder(ctx, id, { restock: true })).toMatchObject({
      ok: false,
      problems: [{ code: 'ordering.problem.notPaid' }],
    });
    await changeStatus(ctx, id, 'processing');
    const line = (await findOrder(ctx, id))?.lines[0];
    const one = { lineId: line?.id ?? 0, quantity: 1 };
    expect(await refundOrder(ctx, id, { lines: [one], restock: true })).toEqual({
      ok: true,
      id: expect.any(Number),
      amount: 5226,
      isFull: false,
    });
    expect(await loadStock(db, shop.tray)).toBe(19);
    expect(await refundOrder(ctx, id, { amount: money(5227), restock: false })).toMatchObject({
      ok: false,
      problems: [{ code: 'ordering.problem.refundAmount', values: { amount: '$52.26' } }],
    });
    expect(await refundOrder(ctx, id, { restock: false, reason: 'Broken' })).toEqual({
      ok: true,
      id: expect.any(Number),
      amount: 5226,
      isFull: true,
    });
    expect(await loadStock(db, shop.tray)).toBe(19);
    const order = await findOrder(ctx, id);
    expect(order).toMatchObject({
      status: 'refunded',
      totals: { total: 10_452, refunded: 10_452 },
      lines: [{ refundedQuantity: 2, refundedAmount: 10_452 }],
    });
    expect(await refundOrder(ctx, id, { restock: false })).toMatchObject({ ok: false });
  });

  test('two at once share what is left', async () => {
    const id = await ordered(await buyer(ctx, [{ productId: shop.tray }]));
    await changeStatus(ctx, id, 'processing');
    const half = { amount: money(4000), restock: false };
    const both = await Promise.all([refundOrder(ctx, id, half), refundOrder(ctx, id, half)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await findOrder(ctx, id))?.totals.refunded).toBe(4000);
  });
});

describe('refunds and statuses together', () => {
  test('what a refund put back on the shelf is not taken again with the order [CO-12]', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 3 }]);
    const id = await ordered(ann);
    await changeStatus(ctx, id, 'processing');
    const lineId = (await findOrder(ctx, id))?.lines[0]?.id ?? 0;
    await refundOrder(ctx, id, { lines: [{ lineId, quantity: 1 }], restock: true });
    expect(await loadStock(db, shop.tray)).toBe(18);
    for (let round = 0; round < 2; round += 1) {
      await changeStatus(ctx, id, 'cancelled');
      expect(await loadStock(db, shop.tray)).toBe(20);
      await changeStatus(ctx, id, 'processing');
      expect(await loadStock(db, shop.tray)).toBe(18);
    }
  });
});

describe('what buyers see and do', () => {
  test('the order as a view: rows, how to pay, and notes meant for them', async () => {
    const account = {
      name: 'My shop',
      bank: 'Test Bank',
      number: '',
      sortCode: '000112233',
      iban: 'XX00 TEST',
      bic: '',
    };
    const bank = { ...ctx.settings['payments.bacs'], accounts: [account] };
    const within = orderContext(db, { 'payments.bacs': bank });
    const ann = await buyer(within, [{ productId: shop.tray }]);
    await applyCoupon(within, ann, 'TEN');
    const id = await ordered(ann, {}, within);
    await addOrderNote(within, id, { text: 'Packed.', kind: 'customer' });
    await addOrderNote(within, id, { text: 'Looks odd.', kind: 'private', author: 'Bob' });
    expect(await addOrderNote(within, id, { text: '  ', kind: 'customer' })).toMatchObject({
      ok: false,
    });
    const order = await findOrder(within, id);
    if (!order) throw new Error('gone');
    const view = await loadOrderView(within, order);
    expect(view.rows.map(({ code, amount }) => [code, amount])).toEqual([
      ['subtotal', 4800],
      ['discount', -480],
      ['shipping', 600],
      ['tax', 436],
      ['total', 5356],
    ]);
    expect(view).toMatchObject({
      statusText: 'On hold',
      couponCodes: ['TEN'],
      shippingMethods: ['Post'],
      canPay: false,
      canCancel: true,
      canOrderAgain: true,
      billingLines: expect.arrayContaining(['Ada Example', 'New York, NY 10001']),
      notes: [{ text: 'Packed.' }],
      lines: [{ url: '/product/tray', unitPrice: 4800, subtotal: 4800, total: 4320 }],
    });
    expect(view.payment).toEqual({
      method: 'bacs',
      title: 'Bank transfer',
      instructions: expect.stringContaining('transfer'),
      details: [
        { label: 'Account holder', value: 'My shop' },
        { label: 'Bank', value: 'Test Bank' },
        { label: 'Routing number', value: '000112233' },
        { label: 'IBAN', value: 'XX00 TEST' },
        { label: 'Amount', value: expect.stringMatching(/^\$\d/) },
        { label: 'Reference', value: view.number },
      ],
      paidAt: null,
      dueAt: NOW + 7 * 24 * 60 * 60 * 1000,
    });
    expect(await loadEmails()).toContain('customer-note');
  });

  test('guest orders become the customer’s by their address, and are listed by page', async () => {
    for (let each = 0; each < 11; each += 1) {
      const billing = { ...ada, email: 'Ada@Example.com' };
      await ordered(await buyer(ctx, [{ productId: shop.card }]), { billing });
    }
    await ordered(await buyer(ctx, [{ productId: shop.card }]), {
      billing: { ...ada, email: 'eve@example.com' },
    });
    expect(await claimGuestOrders(ctx, 5, ' ada@example.COM')).toBe(11);
    expect(await claimGuestOrders(ctx, 6, 'ada@example.com')).toBe(0);
    expect(await claimGuestOrders(ctx, 6, '')).toBe(0);
    const first = await loadOrders(ctx, 5);
    expect(first).toMatchObject({ page: 1, pages: 2, total: 11 });
    expect(first.orders).toHaveLength(10);
    expect(first.orders[0]).toMatchObject({
      number: '1011',
      statusText: 'On hold',
      count: 1,
      total: 2722,
      url: expect.stringMatching(/^\/my-account\/view-order\/\d+$/),
      canPay: false,
      canCancel: true,
    });
    expect((await loadOrders(ctx, 5, 99)).orders.map(({ number }) => number)).toEqual(['1001']);
  });

  test('ordering again fills the basket with what is still to be had, for its owner alone', async () => {
    const ann = await buyer(ctx, [
      { productId: shop.vase },
      {
        productId: shop.mug,
        variationId: shop.ink,
        attributes: { attribute_handle: 'Left' },
        quantity: 1,
      },
    ]);
    const id = await ordered(ann);
    const eve = await buyer(ctx, [{ productId: shop.tray }]);
    expect(await orderAgain(ctx, eve, id)).toMatchObject({ ok: false });
    const again = await orderAgain(ctx, ann, id);
    expect(again).toMatchObject({ ok: true, left: [{ name: 'Vase' }], added: 1 });
    const cart = await showCartView(ctx, ann);
    expect(cart.items.map(({ name, attributes }) => [name, attributes[1]?.value])).toEqual([
      ['Mug', 'Left'],
    ]);
  });
});
