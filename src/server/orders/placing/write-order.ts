import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { EMPTY_CART } from '#server/cart/cart-state.ts';
import { writeCartText } from '#server/cart/stored-cart.ts';
import { holdCoupon, redeemCoupon } from '#server/coupons/redeem-coupon.ts';
import { queueEmails } from '#server/emails/queue-email.ts';
import { statusEmails } from '#server/emails/status-emails.ts';
import { translator } from '#server/language/translator.ts';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from '../order-problem.ts';
import { addOnWants } from '../stock/add-on-wants.ts';
import { type StockWant, takeStock } from '../stock/move-stock.ts';
import { isCounted } from '../stock/stock-owner.ts';
import type { OrderTables } from '../tables.ts';
import type { OrderDraft } from './draft-order.ts';
import { insertParts } from './insert-parts.ts';
import { nextOrderNumber } from './order-number.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Thrown inside the transaction so that nothing of it stays. */
export class OrderRefused extends Error {
  override readonly name = 'OrderRefused';
  readonly problems: OrderProblem[];
  constructor(problems: OrderProblem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
  }
}

/** The cart was changed after it was read: everything is to be decided again. */
export class CartMoved extends Error {
  override readonly name = 'CartMoved';
}

/** Another order has this key: all is to be decided again, by which that one is found. */
export class KeyUsed extends Error {
  override readonly name = 'KeyUsed';
}

/** By what the same form is known when it comes again. */
export interface SentOrder {
  key: string;
  /** Hash of the cookie it came with. */
  sender: string | null;
}

export interface WrittenOrder {
  order: PlacedOrder;
  tags: string[];
}

/**
 * The order with all that belongs to it, inside the caller's transaction. Rows that orders share are
 * touched in one order: products by id, coupons by id, and last the counter all of them need.
 */
export async function writeOrder(
  trx: Db,
  ctx: ShopContext,
  sent: SentOrder,
  draft: OrderDraft,
): Promise<WrittenOrder> {
  const row = orderRow(ctx, sent, draft);
  const id = (await insertRow(trx, row))[0]?.id;
  if (id === undefined) throw new KeyUsed('another order has this key');
  await emptyCart(trx, ctx, draft);
  const stock = await takeStock(trx, stockWants(draft), {
    now: ctx.now,
    lowThreshold: ctx.settings['stock.lowThreshold'],
  });
  if (!stock.ok) throw new OrderRefused(stock.problems);
  await useCoupons(trx, ctx, id, draft);
  await insertParts(trx, ctx, id, draft.cart);
  const { email, status, session, cart } = draft;
  const change = { orderId: id, email, from: null, to: status };
  await queueEmails(trx, statusEmails(ctx.settings, change), ctx.now);
  const number = await nextOrderNumber(trx);
  await numberOrder(trx, id, number);
  const order: PlacedOrder = {
    id,
    number,
    key: row.order_key,
    status,
    total: cart.totals.total,
    currency: ctx.settings['currency.code'],
    email,
    customerId: session.customerId,
  };
  return { order, tags: stock.tags };
}

/** All columns, so that one query writes every order. */
type OrderRow = Omit<Insertable<OrderTables['orders']>, 'id'>;

/** No row where another order has this key. */
const insertRow = compiledQuery((trx, order: OrderRow) =>
  trx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id'),
);

const numberOrder = compiledQuery((trx, id: number, number: string) =>
  trx.updateTable('orders').set({ number }).where('id', '=', id),
);

function orderRow(ctx: ShopContext, { key, sender }: SentOrder, draft: OrderDraft) {
  const { cart, session, provider } = draft;
  const { totals } = cart;
  const t = translator(ctx.settings);
  const free = provider === null;
  return {
    number: null,
    // 122 random bits, of which the program keeps a store: asked for one by one they cost more.
    order_key: randomUUID().replaceAll('-', ''),
    idempotency_key: key,
    session_id: session.id,
    sender,
    customer_id: session.customerId,
    email: draft.email,
    status: draft.status,
    created_via: draft.createdVia,
    currency: ctx.settings['currency.code'],
    placed_at: ctx.now,
    updated_at: ctx.now,
    paid_at: free ? ctx.now : null,
    paid_amount: 0,
    completed_at: null,
    held_until: draft.heldUntil,
    stock_state: 'taken',
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
    refunded: 0,
    tax_included: encodeFlag(ctx.settings['tax.displayInCart'] === 'incl'),
    billing: encodeJson(draft.billing),
    shipping_address: draft.shipping && encodeJson(draft.shipping),
    customer_note: draft.customerNote,
    payment_method: provider?.id ?? '',
    payment_title: provider?.title(ctx) ?? t('payments.free'),
    transaction_id: '',
    attribution: encodeJson(draft.attribution),
  } satisfies OrderRow;
}

/** What was saved for later and where it goes to is kept for the next time. */
async function emptyCart(trx: Db, { now }: ShopContext, draft: OrderDraft): Promise<void> {
  const { session, cartVersion, cart } = draft;
  const { saved, parked, billing, shipping } = cart.state;
  const state = encodeJson({ ...EMPTY_CART, saved, parked, billing, shipping });
  const emptied = await writeCartText(trx, session, cartVersion, state, now);
  if (!emptied) throw new CartMoved('the cart was changed meanwhile');
}

function stockWants({ cart }: OrderDraft): StockWant[] {
  const wants: StockWant[] = [];
  for (const { stored, sold, stock, priced } of cart.lines) {
    wants.push({
      productId: stored.productId,
      variationId: stored.variationId,
      owner: stock && isCounted(sold, stock.owner) ? stock.owner : null,
      quantity: stored.quantity,
      name: sold?.product.name ?? stored.name,
    });
    if (priced?.addOns) wants.push(...addOnWants(priced.addOns, stored.quantity));
  }
  return wants;
}

async function useCoupons(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  draft: OrderDraft,
): Promise<void> {
  const t = translator(ctx.settings);
  const customer = { id: draft.session.customerId, email: draft.email };
  const coupons = draft.cart.coupons.map(({ coupon }) => coupon).sort((a, b) => a.id - b.id);
  for (const coupon of coupons) {
    const use = { couponId: coupon.id, orderId, customer, now: ctx.now };
    const taken = draft.heldUntil
      ? await holdCoupon(trx, use, draft.heldUntil)
      : await redeemCoupon(trx, use);
    if (taken.ok) continue;
    const [why] = taken.problems;
    const problem = why ? t(why.code, { count: why.count ?? 0 }) : '';
    const values = { code: coupon.shownCode, problem };
    throw new OrderRefused([{ code: 'ordering.problem.coupon', field: 'coupon_code', values }]);
  }
}
