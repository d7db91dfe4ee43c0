import { randomBytes } from 'node:crypto';
import { type DemoOrder, demoOrders } from '#demo/orders.ts';
import { cartAddress } from '#server/cart/cart-location.ts';
import { EMPTY_CART } from '#server/cart/cart-state.ts';
import { lineKey } from '#server/cart/line-key.ts';
import { type PricedCart, priceCart } from '#server/cart/pricing/price-cart.ts';
import { writeNote } from '#server/orders/add-note.ts';
import { insertParts } from '#server/orders/placing/insert-parts.ts';
import { nextOrderNumber } from '#server/orders/placing/order-number.ts';
import { saveAttribution } from '#server/orders/placing/save-attribution.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { offlineContext } from '#server/settings/offline-context.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { getId } from './add-products.ts';

const DAY = 86_400_000;

/** Past orders: they take no stock now. */
export async function addOrders(
  trx: Db,
  products: Map<string, number>,
  now: number,
): Promise<number> {
  const settings = await readSettings(trx, ({ name }) => {
    throw new Error(`the demo shop's own setting ${name} cannot be read`);
  });
  const orders = demoOrders();
  for (const order of orders) {
    const placedAt = Math.round(now - order.daysAgo * DAY);
    const ctx = offlineContext(trx, settings, placedAt);
    const cart = await priceCart(ctx, toCart(order, products), { customerId: null });
    const id = await insertOrder(trx, ctx, order, cart);
    await insertParts(trx, ctx, id, cart);
    await trx
      .updateTable('order_lines')
      .set({ stock_taken: 0 })
      .where('order_id', '=', id)
      .execute();
    if (order.status === 'completed') {
      const note = { text: 'Packed with care and handed to the post.', kind: 'customer' } as const;
      await writeNote(trx, id, note, placedAt + 2 * DAY);
    }
  }
  return orders.length;
}

function toCart({ billing, lines, paymentMethod }: DemoOrder, products: Map<string, number>) {
  const address = cartAddress(billing);
  return {
    ...EMPTY_CART,
    billing: address,
    shipping: address,
    paymentMethod,
    lines: lines.map(({ slug, quantity }) => {
      const named = { productId: getId(products, slug), variationId: null, attributes: {} };
      return {
        key: lineKey({ ...named, choices: {}, bundle: null }),
        ...named,
        name: slug,
        quantity,
        choices: {},
        bundle: null,
        seen: { price: null, problem: '' },
      };
    }),
  };
}

async function insertOrder(
  trx: Db,
  ctx: ShopContext,
  order: DemoOrder,
  { totals }: PricedCart,
): Promise<number> {
  const { billing, paymentMethod, status } = order;
  const done = status === 'completed' || status === 'refunded';
  // Cash is paid on delivery; what was to be transferred is here before it is packed.
  const paid = done || (status === 'processing' && paymentMethod !== 'cod');
  const number = await nextOrderNumber(trx);
  const { id } = await trx
    .insertInto('orders')
    .values({
      number,
      order_key: randomBytes(16).toString('hex'),
      idempotency_key: `demo-order-${number}`,
      session_id: null,
      customer_id: null,
      email: billing.email,
      status,
      created_via: 'checkout',
      currency: ctx.settings['currency.code'],
      placed_at: ctx.now,
      updated_at: ctx.now,
      paid_at: paid ? ctx.now + DAY : null,
      paid_amount: paid ? totals.total : 0,
      completed_at: done ? ctx.now + 2 * DAY : null,
      held_until: null,
      remind_at: null,
      stock_state: status === 'cancelled' ? 'returned' : 'taken',
      items: totals.items,
      items_tax: totals.itemsTax,
      discount: totals.discount,
      discount_tax: totals.discountTax,
      fees: totals.fees,
      fees_tax: totals.feesTax,
      shipping: totals.shipping,
      shipping_tax: totals.shippingTax,
      tax: totals.tax,
      total: totals.total,
      refunded: status === 'refunded' ? totals.total : 0,
      tax_included: 0,
      billing: encodeJson(billing),
      shipping_address: encodeJson({ ...billing, email: '' }),
      customer_note: order.note,
      payment_method: paymentMethod,
      payment_title: findProvider(ctx, paymentMethod)?.title(ctx) ?? '',
      transaction_id: '',
      attribution: encodeJson(saveAttribution(order.attribution)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (status === 'refunded') {
    await trx
      .insertInto('order_refunds')
      .values({
        order_id: id,
        at: ctx.now + 6 * DAY,
        amount: totals.total,
        reason: 'Came back in good condition',
        lines: '[]',
        restocked: 0,
        author: '',
      })
      .execute();
  }
  return id;
}
