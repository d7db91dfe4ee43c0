import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import type { PricedLine } from '#server/cart/pricing/price-lines.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { MAX_NOTE_LENGTH } from '#wire/checkout.ts';
import type { OrderRequest } from '#wire/order.ts';
import type { OrderProblem } from '../order-problem.ts';

// Rules of every order, checked on what will be written. A form has rules of its own, which are
// checked first and name its fields (checkout/check-form.ts).

export function checkRequest({ customerNote }: OrderRequest): OrderProblem[] {
  if (customerNote.trim().length <= MAX_NOTE_LENGTH) return [];
  const values = { count: MAX_NOTE_LENGTH };
  return [{ code: 'ordering.problem.tooLong', field: 'order_comments', values }];
}

export function checkLines({ lines }: PricedCart): OrderProblem[] {
  return lines.flatMap((line) => lineProblem(line) ?? []);
}

function lineProblem({ problem, sold, stored }: PricedLine): OrderProblem | null {
  const name = sold?.product.name ?? stored.name;
  switch (problem?.code) {
    case undefined:
      return null;
    case 'gone':
      return { code: 'ordering.problem.gone', values: { name } };
    case 'bundle':
      return { code: 'ordering.problem.bundle', values: { name } };
    case 'outOfStock':
      return { code: 'ordering.problem.soldOut', values: { name } };
    case 'stockLow':
      return problem.count > 0
        ? { code: 'ordering.problem.stockLow', values: { name, count: problem.count } }
        : { code: 'ordering.problem.soldOut', values: { name } };
    case 'addOnsLow': {
      const { addOns, count } = problem;
      return { code: 'ordering.problem.addOnsLow', values: { name, addOns, count } };
    }
    case 'quantity':
      return { code: 'ordering.problem.quantity', values: { name } };
    case 'options':
      return { code: 'ordering.problem.options', values: { name } };
  }
}

/** A coupon that was shown in the totals must still apply, or the shopper is asked. */
export function checkCoupons(requested: CartState, cart: PricedCart): OrderProblem[] {
  const counted = new Set(cart.coupons.map(({ coupon }) => coupon.code));
  if (requested.coupons.every((code) => counted.has(code))) return [];
  const dropped = cart.news.filter(({ code }) => code === 'cart.notice.couponDropped');
  return dropped.map(({ values = {} }) => ({
    code: 'ordering.problem.coupon',
    field: 'coupon_code',
    values,
  }));
}

export function checkShipping(
  { shipping }: PricedCart,
  { shippingMethods }: OrderRequest,
): OrderProblem[] {
  return shipping.packages.flatMap(({ id, selected }): OrderProblem[] => {
    const field = `shipping_method[${id}]`;
    if (selected === null) return [{ code: 'ordering.problem.noDelivery', field }];
    const chosen = Object.hasOwn(shippingMethods, id) ? shippingMethods[id] : selected;
    return chosen === selected ? [] : [{ code: 'ordering.problem.shipping', field }];
  });
}

/** The total that was shown is the one that is charged. */
export function checkPrice(
  displayed: Money | null,
  total: Money,
  settings: Settings,
): OrderProblem | null {
  if (displayed === null || displayed === total) return null;
  const currency = toCurrency(settings);
  const values = {
    shown: formatMoney(displayed, currency),
    total: formatMoney(total, currency),
    difference: total - displayed,
  };
  return { code: 'ordering.problem.priceChanged', values };
}

/** Another tab may have changed the cart for one with the same total. */
export function checkDisplayed(
  displayed: string | undefined,
  { hash }: PricedCart,
): OrderProblem | null {
  return !displayed || displayed === hash() ? null : { code: 'ordering.problem.changed' };
}
