import { cardMessage } from '#rules/gift-cards/store-credit.ts';
import { type Money, money } from '#rules/money/money.ts';
import { addQuantities, pieceCount, subtractQuantity } from '#rules/quantities/quantity.ts';
import type { CartItem, CartPackage, CartRow, CartView } from '#wire/cart.ts';
import type { CheckoutReview, PaymentChoice } from '#wire/checkout.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import { isPart } from '../../cart/lines/grouped-item.ts';

// Converts the Store API's cart to our own shape, so that both checkouts render with the same
// components. What the Store API does not answer (pictures, available coupons) is preserved.

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

function amount(text: string): Money {
  return money(Number(text));
}

export interface ReviewParts {
  before: CheckoutReview;
  /** All payment methods of the shop, to find their names by id. */
  payments: readonly PaymentChoice[];
  t: Translate;
}

/** Null where a line is unknown to the page: then the whole cart is fetched. */
export function reviewOfStore(
  store: StoreCart,
  { before, payments, t }: ReviewParts,
): CheckoutReview | null {
  const known = new Map(before.cart.items.map((item) => [item.key, item]));
  if (store.items.some(({ key }) => !known.has(key))) return null;
  const withTax = before.cart.taxIncluded;
  const displayPrice = (net: string, tax: string) =>
    money(Number(net) + (withTax ? Number(tax) : 0));
  const items = store.items.flatMap(({ key, quantity, totals }): CartItem[] => {
    const item = known.get(key);
    if (!item) return [];
    const subtotal = displayPrice(totals.line_subtotal, totals.line_subtotal_tax);
    const total = displayPrice(totals.line_total, totals.line_total_tax);
    return [{ ...item, quantity, subtotal, total }];
  });
  const packages = store.shipping_rates.map(toPackage);
  const { totals } = store;
  const cart: CartView = {
    ...before.cart,
    items,
    count: subtractQuantity(store.items_count, uncounted(items)),
    needsShipping: store.needs_shipping,
    packages,
    coupons: before.cart.coupons.filter(({ code }) =>
      [...store.coupons, ...giftCardsIn(store)].some((applied) => applied.code === code),
    ),
    rows: toRows(store, before.cart, packages, t),
    totals: {
      ...before.cart.totals,
      subtotal: displayPrice(totals.total_items, totals.total_items_tax),
      discount: displayPrice(totals.total_discount, totals.total_discount_tax),
      fees: displayPrice(totals.total_fees, totals.total_fees_tax),
      shipping: displayPrice(totals.total_shipping ?? '0', totals.total_shipping_tax ?? '0'),
      tax: amount(totals.total_tax),
      total: amount(totals.total_price),
    },
  };
  const offered = payments.filter(({ id }) => store.payment_methods.includes(id));
  const offeredStill = offered.some(({ id }) => id === before.paymentMethod);
  return {
    cart,
    payments: offered,
    paymentMethod: offeredStill ? before.paymentMethod : (offered[0]?.id ?? ''),
  };
}

function giftCardsIn({ extensions }: StoreCart) {
  return extensions.vitrine?.gift_cards ?? [];
}

/**
 * A bundle counts as one item, and so does what is sold by fractions; the Store API counts all their
 * quantities.
 */
function uncounted(items: readonly CartItem[]): number {
  return addQuantities(
    ...items.map((item) => {
      const { quantity, limits } = item;
      return isPart(item)
        ? quantity
        : subtractQuantity(quantity, pieceCount(quantity, limits.step));
    }),
  );
}

function toPackage(one: StoreCart['shipping_rates'][number]): CartPackage {
  return {
    id: one.package_id,
    name: one.name,
    keys: one.items.map(({ key }) => key),
    rates: one.shipping_rates.map((rate) => ({
      rateId: rate.rate_id,
      kind: rate.method_id,
      title: rate.name,
      cost: amount(rate.price),
      details: [rate.delivery_time, ...rate.description.split('\n')].filter(Boolean),
      selected: rate.selected,
    })),
  };
}

function toRows(
  store: StoreCart,
  before: CartView,
  packages: readonly CartPackage[],
  t: Translate,
): CartRow[] {
  const { totals } = store;
  const withTax = before.taxIncluded;
  const displayPrice = (net: string, tax: string) =>
    money(Number(net) + (withTax ? Number(tax) : 0));
  const rows: CartRow[] = [
    {
      code: 'subtotal',
      label: t('cart.subtotal'),
      of: '',
      amount: displayPrice(totals.total_items, totals.total_items_tax),
    },
  ];
  for (const { code, totals: couponTotals } of store.coupons) {
    const displayedCode = before.coupons.find((coupon) => coupon.code === code)?.shownCode ?? code;
    rows.push({
      code: 'discount',
      label: t('cart.discountOf', { code: displayedCode }),
      of: code,
      amount: money(0 - displayPrice(couponTotals.total_discount, couponTotals.total_discount_tax)),
    });
  }
  for (const { id, name, totals: cost } of store.fees) {
    rows.push({
      code: 'fee',
      label: name,
      of: id,
      amount: displayPrice(cost.total, cost.total_tax),
    });
  }
  const sent = packages.flatMap(({ id, rates }) => (rates.some((one) => one.selected) ? id : []));
  for (const { package_id: id, shipping_rates } of store.shipping_rates) {
    const rate = shipping_rates.find(({ selected }) => selected);
    if (!rate) continue;
    rows.push({
      code: 'shipping',
      label:
        sent.length > 1
          ? t('cart.shippingOf', { number: id + 1, name: rate.name })
          : t('cart.shippingBy', { name: rate.name }),
      of: `${id}:${rate.rate_id}`,
      amount: displayPrice(rate.price, rate.taxes),
    });
  }
  if (!withTax) {
    for (const { name, price } of totals.tax_lines) {
      rows.push({
        code: 'tax',
        label: t('cart.taxOf', { name }),
        of: name,
        amount: amount(price),
      });
    }
  }
  for (const card of giftCardsIn(store)) {
    const label = t(cardMessage(card), { last4: card.last4 });
    rows.push({ code: 'discount', label, of: card.code, amount: money(0 - Number(card.amount)) });
  }
  rows.push({
    code: 'total',
    label: t('cart.total'),
    of: '',
    amount: amount(totals.total_price),
  });
  return rows;
}
