import { addMoney } from '#rules/money/arithmetic.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { tryChange } from '#server/orders/manual/change-order.ts';
import { getGiftSurplus } from '#server/orders/manual/gift-surplus.ts';
import { priceDraft } from '#server/orders/manual/price-draft.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  type OrderDraftPrice,
  orderDraftInput,
  orderDraftResponse,
} from '#wire/vitrine/order-draft.ts';
import { orderInput } from '#wire/wc/order.ts';
import { paramProblems } from '../../rest/param-problems.ts';
import { readInput } from '../../rest/resource.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { readChange, readOrder } from '../../wc/orders/save-order.ts';
import { orderError, orderFields } from '../../wc/shared/order-error.ts';
import { describePackages } from '../delivery/offered-packages.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { orderIn, unknownOrder } from './order-emails.ts';

const price = vitrineEndpoint({
  action: 'view',
  permission: 'manage-orders',
  summary: 'What an order that is being written by hand comes to; nothing is written',
  params: orderDraftInput,
  required: ['order'],
  answer: { schema: orderDraftResponse },
  async handle(requested, { ctx, manager }) {
    const sent = readInput(orderInput, requested.order);
    if (!sent.ok) return refused(paramProblems(sent.issues));
    const read = readOrder(ctx, manager, sent.input);
    if (!read.ok) return refused(invalidParams(read.problems));
    const priced = await priceDraft(ctx, read.order, { withRates: true });
    if (!priced.ok) return refused(orderError(priced.problems, ctx.settings));
    return found({ ...describeDraft(ctx, priced.cart, priced.problems), ...NEW });
  },
});

const NEW = { total_before: null, paid: 0, gift_back: [] };

const change = vitrineEndpoint({
  action: 'view',
  permission: 'manage-orders',
  summary: 'What an order would come to after a change that is being written; nothing is written',
  params: orderDraftInput,
  required: ['order'],
  answer: { schema: orderDraftResponse },
  async handle(requested, call) {
    const { ctx, manager } = call;
    const order = await orderIn(call);
    if (!order) return refused(unknownOrder);
    const sent = readInput(orderInput, requested.order);
    if (!sent.ok) return refused(paramProblems(sent.issues));
    const read = readChange(ctx, manager, order, sent.input);
    if (!read.ok) return refused(invalidParams(read.problems));
    const priced = await tryChange(ctx, order, read.change);
    if (!priced.ok) return refused(orderError(priced.problems, ctx.settings));
    const { totals, gift, paidAmount } = order;
    const back = await getGiftSurplus(ctx, order, priced.cart.totals.total);
    return found({
      ...describeDraft(ctx, priced.cart, priced.problems),
      total_before: addMoney(totals.total, gift.amount),
      paid: addMoney(paidAmount, gift.amount),
      gift_back: back.map(({ last4, amount }) => ({ last4, amount })),
    });
  },
});

function describeDraft(
  ctx: ShopContext,
  cart: PricedCart,
  problems: readonly OrderProblem[],
): Omit<OrderDraftPrice, keyof typeof NEW> {
  const { totals } = cart;
  const amounts = new Map(totals.lines.map((line) => [line.key, line]));
  const labels = new Map(cart.coupons.map(({ coupon }) => [coupon.code, coupon.shownCode]));
  const names = new Map(cart.fees.map(({ id, name }) => [id, name]));
  return {
    lines: cart.lines.map(({ stored, sold, line }) => {
      const { subtotal = 0, total = 0, totalTax = 0 } = amounts.get(stored.key) ?? {};
      return {
        name: sold?.product.name ?? stored.name,
        quantity: stored.quantity,
        unit_price: line?.unitPrice ?? 0,
        subtotal,
        total,
        tax: totalTax,
      };
    }),
    packages: describePackages(ctx, cart, cart.offered),
    shipping_needed: cart.shipping.needed,
    coupons: totals.coupons.flatMap(({ code, discount }) => {
      const label = labels.get(code);
      return label === undefined ? [] : { code: label, discount };
    }),
    fees: totals.feeLines.map(({ id, total }) => ({ name: names.get(id) ?? '', total })),
    tax_lines: totals.taxLines.map(({ name, amount }) => ({ label: name, amount })),
    items: totals.items,
    discount: totals.discount,
    shipping: totals.shipping,
    tax: totals.tax,
    total: totals.total,
    problems: orderFields(problems, ctx.settings),
  };
}

export const orderDraftRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/order-drafts/price', methods: { POST: price } },
  { namespace: NAMESPACE, path: '/orders/:id/price', methods: { POST: change } },
];
