import type { AddressProblem } from '#rules/addresses/check-address.ts';
import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import { type SettledAddress, settleAddress } from '#server/addresses/settle-address.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import type { PricedLine } from '#server/cart/pricing/price-lines.ts';
import { currencyOf } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { ADDRESS_FORM_NAMES, type Address, type AddressKind } from '#wire/address.ts';
import { LONGEST_NOTE } from '#wire/checkout.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import type { OrderRequest } from '#wire/order.ts';
import type { OrderProblem } from '../order-problem.ts';

// Every rule of the form once more, on what will be written. Nothing that was checked in a browser,
// or a moment ago, is believed here.

/** As they came with the order, each settled once. */
export interface SettledAddresses {
  billing: SettledAddress;
  /** Null where it goes to the billing address. */
  shipping: SettledAddress | null;
}

export interface AddressCheck {
  settled: SettledAddresses;
  billing: Address;
  shipping: Address;
  problems: (OrderProblem & { use: AddressKind })[];
}

export function settleAddresses(request: OrderRequest, settings: Settings): AddressCheck {
  const t = translator(settings);
  const inForm = (problem: AddressProblem, use: AddressKind) => {
    const { code, field, label, count } = problem;
    const values = {
      name: t(label as MessageKey),
      ...(count !== undefined && { count }),
    };
    return { code, field: `${use}_${ADDRESS_FORM_NAMES[field]}`, values, use };
  };
  const billing = settleAddress(request.billing, 'billing');
  const told = billing.problems.map((problem) => inForm(problem, 'billing'));
  if (request.shipping === null) {
    const shipping = { ...billing.address, email: '' };
    const settled = { billing, shipping: null };
    return { settled, billing: billing.address, shipping, problems: told };
  }
  const shipping = settleAddress(request.shipping, 'shipping');
  const more = shipping.problems.map((problem) => inForm(problem, 'shipping'));
  return {
    settled: { billing, shipping },
    billing: billing.address,
    shipping: shipping.address,
    problems: [...told, ...more],
  };
}

export function checkRequest({ customerNote }: OrderRequest): OrderProblem[] {
  if (customerNote.trim().length <= LONGEST_NOTE) return [];
  const values = { count: LONGEST_NOTE };
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

/** A coupon the shopper sees in the totals must count, or they are asked. */
export function checkCoupons(wanted: CartState, cart: PricedCart): OrderProblem[] {
  const counted = new Set(cart.coupons.map(({ coupon }) => coupon.code));
  if (wanted.coupons.every((code) => counted.has(code))) return [];
  const dropped = cart.news.filter(({ code }) => code === 'cart.notice.couponDropped');
  return dropped.map(({ values = {} }) => ({
    code: 'ordering.problem.coupon',
    field: 'coupon_code',
    values,
  }));
}

export function checkDelivery(
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

/** Nobody pays another total than the one they saw. */
export function checkPrice(
  shown: Money | null,
  total: Money,
  settings: Settings,
): OrderProblem | null {
  if (shown === null || shown === total) return null;
  const currency = currencyOf(settings);
  const values = {
    shown: formatMoney(shown, currency),
    total: formatMoney(total, currency),
    difference: total - shown,
  };
  return { code: 'ordering.problem.priceChanged', values };
}

/** Nor for other things: another tab may have changed the basket for one that costs the same. */
export function checkShown(shown: string | undefined, { hash }: PricedCart): OrderProblem | null {
  return !shown || shown === hash() ? null : { code: 'ordering.problem.changed' };
}
