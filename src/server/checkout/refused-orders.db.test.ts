import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import {
  ada,
  buyer,
  countOrders,
  loadStock,
  NOW,
  orderContext,
} from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import { submitForm } from './testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db);
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

describe('what is refused leaves nothing behind', () => {
  async function refusal(parts: Partial<CheckoutForm>, visitor?: Visitor) {
    const before = await loadStock(db, shop.tray);
    const buying = visitor ?? (await buyer(ctx, [{ productId: shop.tray }]));
    const result = await submitForm(ctx, buying, parts);
    expect(await countOrders(db)).toBe(0);
    expect(await db.selectFrom('jobs').select('id').execute()).toEqual([]);
    expect(await loadStock(db, shop.tray)).toBe(before);
    if (result.ok) throw new Error('it was placed');
    return result;
  }
  const codes = async (parts: Partial<CheckoutForm>) =>
    (await refusal(parts)).problems.map(({ code, field }) => `${field ?? ''} ${code}`);

  test('fields that are missing, wrong or too long, each at its own name [CO-12]', async () => {
    expect(await codes({ billing: { ...EMPTY_ADDRESS, country: 'US' } })).toContain(
      'billing_first_name address.problem.required',
    );
    expect(await codes({ billing: { ...ada, postcode: 'ABC' } })).toEqual([
      'billing_postcode address.problem.postcode',
    ]);
    expect(await codes({ shipToDifferent: true, shipping: { ...ada, city: '' } })).toEqual([
      'shipping_city address.problem.required',
    ]);
    expect(await codes({ note: 'x'.repeat(1001) })).toEqual([
      'order_comments checkout.problem.noteLong',
    ]);
    expect(await codes({ key: 'short' })).toEqual([' ordering.problem.key']);
  });

  test('a shipping or payment method that is not offered [CO-12]', async () => {
    expect(await codes({ shippingMethods: { 0: 'flat_rate:99' } })).toEqual([
      'shipping_method[0] checkout.problem.rate',
    ]);
    expect(await codes({ paymentMethod: 'gold' })).toEqual([
      'payment_method checkout.problem.paymentGone',
    ]);
    const cash = { ...ctx.settings['payments.cod'], maxTotal: money(1000) };
    const limited = orderContext(db, { 'payments.cod': cash });
    const ann = await buyer(limited, [{ productId: shop.tray }]);
    const result = await submitForm(limited, ann, { paymentMethod: 'cod' });
    expect(result).toMatchObject({ ok: false });
  });

  test('a total that changed since it was shown is reported with the difference', async () => {
    const refused = await refusal({ shownTotal: money(5400) });
    expect(refused).toMatchObject({ total: 5879, refresh: true });
    expect(refused.problems).toEqual([
      {
        code: 'ordering.problem.priceChanged',
        values: { shown: '$54.00', total: '$58.79', difference: 479 },
      },
    ]);
  });

  test('a basket that is empty, or whose pieces are gone', async () => {
    const anonymousVisitor = testVisitor(NOW);
    expect((await refusal({}, anonymousVisitor)).problems).toEqual([
      { code: 'ordering.problem.empty' },
    ]);
    const ann = await buyer(ctx, [{ productId: shop.vase }]);
    await db
      .updateTable('products')
      .set({ stock_quantity: 0 })
      .where('id', '=', shop.vase)
      .execute();
    const [line] = (await showCartView(ctx, ann)).items;
    expect((await refusal({}, ann)).problems).toEqual([
      {
        code: 'checkout.problem.line',
        field: `cart[${line?.key}]`,
        values: { name: 'Vase', problem: 'Out of stock.' },
      },
    ]);
  });

  test('a coupon that no longer fits is reported, not dropped in silence', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray }]);
    await applyCoupon(ctx, ann, 'ONCE');
    await db.updateTable('coupons').set({ used_count: 1 }).where('code', '=', 'once').execute();
    expect((await refusal({}, ann)).problems).toMatchObject([
      { code: 'ordering.problem.coupon', field: 'coupon_code', values: { code: 'ONCE' } },
    ]);
  });

  test('more orders a minute than a person places', async () => {
    const limited = orderContext(db, { 'orders.limitPerEmail': 2 });
    const billing = { ...ada, email: 'card-tester@example.com' };
    const results: boolean[] = [];
    for (let round = 0; round < 3; round += 1) {
      const ann = await buyer(limited, [{ productId: shop.tray }]);
      const result = await submitForm(limited, ann, { billing });
      results.push(result.ok);
      if (!result.ok) expect(result.problems[0]?.code).toBe('ordering.problem.tooMany');
    }
    expect(results).toEqual([true, true, false]);
    const ann = await buyer(limited, [{ productId: shop.tray }]);
    const byStore = { createdVia: 'store-api' } as const;
    expect(await submitForm(limited, ann, { billing }, byStore)).toMatchObject({
      problems: [{ code: 'ordering.problem.tooMany' }],
    });
    const open = orderContext(db, { 'orders.limitPerEmail': 2, 'orders.limitStoreApi': false });
    expect(await submitForm(open, ann, { billing }, byStore)).toMatchObject({ ok: true });
  });
});
