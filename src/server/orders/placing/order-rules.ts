import type { CartTotals } from '#rules/cart/cart-totals.ts';
import { addMoney } from '#rules/money/arithmetic.ts';
import { formatMoney } from '#rules/money/format.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { CartState, StoredLine } from '#server/cart/cart-state.ts';
import type { CartGift } from '#server/cart/pricing/cart-gift.ts';
import type { News } from '#server/cart/pricing/cart-news.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import type { LineProblem } from '#server/cart/pricing/price-lines.ts';
import { problemsOfLine } from '#server/cart/view/item-view.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Translate } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { OrderAddresses } from './order-addresses.ts';

// The rules of an order, on data that has been read before; each problem names its field of the form.
// `checkout/check-order.ts` reads the data and calls them; an order by hand has those of lines and coupons.
// Those that the browser checks too are `rules/orders/checkout-rules.ts`.

/** `countries` are those the shop delivers to. An invalid country is reported by the address itself. */
export function checkDestination(
  { billing, shipping }: OrderAddresses,
  countries: ReadonlySet<string>,
): OrderProblem[] {
  const { address, problems } = shipping ?? billing;
  const invalid = problems.some(({ field }) => field === 'country');
  if (invalid || countries.has(address.country)) return [];
  const field = shipping ? 'shipping_country' : 'billing_country';
  return [{ code: 'checkout.problem.noDelivery', field }];
}

interface OrderedLine {
  stored: Pick<StoredLine, 'key' | 'name'>;
  /** Null where the product is gone. */
  sold: { product: { name: string } } | null;
  problem: LineProblem | null;
}

function getName({ sold, stored }: OrderedLine): string {
  return sold?.product.name ?? stored.name;
}

/** Lines that cannot be ordered as they are, in the words the shopper reads in the cart. */
export function checkLines(lines: readonly OrderedLine[], t: Translate): OrderProblem[] {
  return lines.flatMap((line) =>
    problemsOfLine(line, t).map(({ text }): OrderProblem => {
      const values = { name: getName(line), problem: text };
      return { code: 'checkout.problem.line', field: `cart[${line.stored.key}]`, values };
    }),
  );
}

/** The same for an order by hand: one sentence each, because a manager sees no cart beside it. */
export function checkManualLines(lines: readonly OrderedLine[]): OrderProblem[] {
  return lines.flatMap((line) => manualLineProblem(line) ?? []);
}

function manualLineProblem(line: OrderedLine): OrderProblem | null {
  const { problem } = line;
  const name = getName(line);
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

interface OrderedAmounts {
  totals: Pick<CartTotals, 'total'>;
  gift: Pick<CartGift, 'amount'>;
}

/** What gift cards pay counts towards the minimum and the maximum. */
export function checkTotal({ totals, gift }: OrderedAmounts, settings: Settings): OrderProblem[] {
  const min = settings['checkout.minTotal'];
  const max = settings['checkout.maxTotal'];
  const total = addMoney(totals.total, gift.amount);
  const values = (limit: number) => ({ amount: formatMoney(money(limit), toCurrency(settings)) });
  if (min !== null && total < min) {
    return [{ code: 'checkout.problem.totalLow', values: values(min) }];
  }
  if (max !== null && total > max) {
    return [{ code: 'checkout.problem.totalHigh', values: values(max) }];
  }
  return [];
}

/** A coupon that was shown in the totals must still apply, or the shopper is asked. */
export function checkCoupons(
  requested: Pick<CartState, 'coupons'>,
  { coupons, news }: { coupons: readonly { coupon: { code: string } }[]; news: readonly News[] },
): OrderProblem[] {
  const applied = new Set(coupons.map(({ coupon }) => coupon.code));
  if (requested.coupons.every((code) => applied.has(code))) return [];
  const dropped = news.filter(({ code }) => code === 'cart.notice.couponDropped');
  return dropped.map(({ values = {} }) => ({
    code: 'ordering.problem.coupon',
    field: 'coupon_code',
    values,
  }));
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

/** Another tab may have changed the cart for one with the same total; '' where no hash was sent. */
export function checkDisplayed(
  displayed: string,
  { hash }: Pick<PricedCart, 'hash'>,
): OrderProblem | null {
  return displayed === '' || displayed === hash() ? null : { code: 'ordering.problem.changed' };
}
