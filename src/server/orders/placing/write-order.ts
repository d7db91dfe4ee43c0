import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CardPart } from '#rules/gift-cards/spend-cards.ts';
import { isCredit } from '#rules/gift-cards/store-credit.ts';
import { freeByOptions } from '#rules/orders/free-by-options.ts';
import { EMPTY_CART } from '#server/cart/cart-state.ts';
import { writeCartText } from '#server/cart/stored-cart.ts';
import { holdCoupon, redeemCoupon } from '#server/coupons/redeem-coupon.ts';
import { queueEmails } from '#server/emails/queue-email.ts';
import { statusEmails } from '#server/emails/status-emails.ts';
import { spendCards } from '#server/gift-cards/order-cards.ts';
import { translator } from '#server/language/translator.ts';
import { checkRun } from '#server/platform/check-run/check-run.ts';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import { writeNote } from '../add-note.ts';
import type { OrderProblem } from '../order-problem.ts';
import { addOnWants } from '../stock/add-on-wants.ts';
import { type StockWant, takeStock } from '../stock/move-stock.ts';
import { isCounted } from '../stock/stock-owner.ts';
import type { OrderTables } from '../tables.ts';
import type { CartDraft, OrderDraft } from './draft-order.ts';
import { writeGiftLines } from './gift-lines.ts';
import { insertParts } from './insert-parts.ts';
import { nextOrderNumber } from './order-number.ts';
import type { PlacedOrder } from './placed-order.ts';
import type { SentOrder } from './sent-order.ts';
import { totalColumns } from './total-columns.ts';

/** Whose order it is; not always the session its cart was read by, which ends with a log-in. */
export interface Buyer {
  /** Null for an order written by hand. */
  sessionId: string | null;
  customerId: number | null;
}

export type WrittenOrder =
  | { ok: true; order: PlacedOrder; tags: string[] }
  /** The cart or the key is no longer as it was read: all is to be decided again. */
  | { ok: false; why: 'changed' }
  | { ok: false; why: 'refused'; problems: OrderProblem[] };

const CHANGED: WrittenOrder = { ok: false, why: 'changed' };

/**
 * The order with everything that belongs to it, inside the caller's transaction, which must be rolled
 * back where the answer is not `ok`. Rows that orders share are locked in one order: products by id,
 * coupons by id, gift cards by id, and last the counter that every order needs.
 */
export async function writeOrder(
  trx: Db,
  ctx: ShopContext,
  draft: OrderDraft | CartDraft,
  sent: SentOrder,
  buyer: Buyer,
): Promise<WrittenOrder> {
  const row = orderRow(ctx, draft, sent, buyer);
  const [inserted] = await insertRow(trx, row);
  if (!inserted) return CHANGED;
  const { id } = inserted;
  if ('session' in draft && !(await emptyCart(trx, ctx, draft, id))) return CHANGED;
  const stock = await takeStock(trx, stockWants(draft), {
    now: ctx.now,
    lowThreshold: ctx.settings['stock.lowThreshold'],
    isUnheard: checkRun.of(ctx).run !== null,
  });
  if (!stock.ok) return { ok: false, why: 'refused', problems: stock.problems };
  const refused = await useCoupons(trx, ctx, id, draft, buyer);
  if (refused) return { ok: false, why: 'refused', problems: [refused] };
  const parts = draft.cart.gift.cards.filter(({ amount }) => amount > 0);
  if (!(await spendCards(trx, id, parts, ctx.now))) {
    const problem = { code: 'ordering.problem.giftCard', field: 'coupon_code' } as const;
    return { ok: false, why: 'refused', problems: [problem] };
  }
  await writeGiftLines(trx, ctx, id, draft);
  await insertParts(trx, ctx, id, draft.cart, draft.byHand?.lineMeta);
  await noteFreeLines(trx, ctx, id, draft);
  const { email, status, cart } = draft;
  const change = { orderId: id, email, from: null, to: status };
  if (!checkRun.of(ctx).run) await queueEmails(trx, statusEmails(ctx.settings, change), ctx.now);
  const number = checkRun.of(ctx).run ? `self-check-${id}` : await nextOrderNumber(trx);
  await numberOrder(trx, id, number);
  if (!checkRun.of(ctx).run) {
    await resourceChanged(trx, { resource: 'order', event: 'created', ids: [id], status }, ctx.now);
  }
  const order: PlacedOrder = {
    id,
    number,
    key: row.order_key,
    status,
    total: cart.totals.total,
    currency: row.currency,
    email,
    customerId: buyer.customerId,
  };
  return { ok: true, order, tags: stock.tags };
}

/** All columns, so that one query writes every order. */
type OrderRow = Omit<Selectable<OrderTables['orders']>, 'id'>;

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

function orderRow(
  ctx: ShopContext,
  draft: OrderDraft,
  { key, sender }: SentOrder,
  { sessionId, customerId }: Buyer,
) {
  const { cart, provider, byHand } = draft;
  const { totals } = cart;
  const t = translator(ctx.settings);
  const free = cart.totals.total === 0;
  const nothing = t(freePayment(cart.gift.cards));
  return {
    number: null,
    // 122 random bits; Node buffers them, which single random bytes are not.
    order_key: randomUUID().replaceAll('-', ''),
    idempotency_key: key,
    session_id: sessionId,
    sender,
    customer_id: customerId,
    email: draft.email,
    status: draft.status,
    created_via: draft.createdVia,
    currency: byHand?.currency ?? ctx.settings['currency.code'],
    placed_at: ctx.now,
    updated_at: ctx.now,
    paid_at: free ? ctx.now : null,
    paid_amount: 0,
    completed_at: draft.status === 'completed' ? ctx.now : null,
    held_until: draft.hold.until,
    remind_at: draft.hold.remindAt,
    stock_state: 'taken',
    ...totalColumns(totals),
    refunded: 0,
    tax_included: encodeFlag(ctx.settings['tax.displayInCart'] === 'incl'),
    billing: encodeJson(draft.billing),
    shipping_address: draft.shipping && encodeJson(draft.shipping),
    customer_note: draft.customerNote,
    payment_method: byHand?.paymentMethod ?? provider?.id ?? '',
    payment_title: byHand?.paymentTitle ?? provider?.title(ctx) ?? nothing,
    transaction_id: byHand?.transactionId ?? '',
    attribution: encodeJson(draft.attribution),
    source: draft.attribution.utm_source ?? '',
    meta: encodeJson(byHand?.meta ?? []),
    // Of the self-check: in no list and no figure.
    trashed: encodeFlag(checkRun.of(ctx).run !== null),
    parent_order: byHand?.parentId ?? null,
    gift_amount: cart.gift.amount,
    gift_returned: 0,
    gift_cards: encodeJson(cart.gift.cards.filter(({ amount }) => amount > 0)),
  } satisfies OrderRow;
}

/** How an order is paid that no provider is asked for. */
function freePayment(parts: readonly CardPart[]) {
  const paying = parts.filter(({ amount }) => amount > 0);
  if (paying.length === 0) return 'payments.free';
  return paying.every(isCredit) ? 'payments.storeCredit' : 'payments.giftCard';
}

/** Saved lines and addresses stay for the next order. False where the cart was changed meanwhile. */
function emptyCart(
  trx: Db,
  { now }: ShopContext,
  draft: CartDraft,
  order: number,
): Promise<boolean> {
  const { session, cartVersion, cart, status } = draft;
  const { saved, parked, billing, shipping } = cart.state;
  const { lines, coupons, declined, giftCards, rates, paymentMethod } = cart.state;
  const parts = { lines, coupons, declined, giftCards, rates, paymentMethod };
  const awaiting = status === 'pending' ? { order, cart: parts, isBack: false } : null;
  const state = encodeJson({ ...EMPTY_CART, saved, parked, billing, shipping, awaiting });
  return writeCartText(trx, session, cartVersion, state, now);
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

/** Options that take the whole price off may be a mistake of the form: the manager is to see it. */
async function noteFreeLines(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  { cart }: OrderDraft,
): Promise<void> {
  const free = cart.lines.filter(({ priced }) => priced && freeByOptions(priced.steps));
  if (free.length === 0) return;
  const names = free.map(({ stored, sold }) => sold?.product.name ?? stored.name).join(', ');
  const text = translator(ctx.settings)('orders.freeByOptions', { names });
  await writeNote(trx, orderId, { text, kind: 'private' }, ctx.now);
}

/** The first coupon without a use left; null where all were taken. */
async function useCoupons(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  draft: OrderDraft,
  { customerId }: Buyer,
): Promise<OrderProblem | null> {
  const t = translator(ctx.settings);
  const customer = { id: customerId, email: draft.email };
  const coupons = draft.cart.coupons.map(({ coupon }) => coupon).sort((a, b) => a.id - b.id);
  for (const coupon of coupons) {
    const use = { couponId: coupon.id, orderId, customer, now: ctx.now };
    const { couponsUntil } = draft.hold;
    const redeemed =
      couponsUntil === null
        ? await redeemCoupon(trx, use)
        : await holdCoupon(trx, use, couponsUntil);
    if (redeemed.ok) continue;
    const [why] = redeemed.problems;
    const problem = why ? t(why.code, { count: why.count ?? 0 }) : '';
    const values = { code: coupon.shownCode, problem };
    return { code: 'ordering.problem.coupon', field: 'coupon_code', values };
  }
  return null;
}
