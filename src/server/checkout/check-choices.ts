import { addMoney } from '#rules/money/arithmetic.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { problemsOfLine } from '#server/cart/view/item-view.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Translate } from '#server/language/translator.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { CHECKOUT_FIELDS, MAX_NOTE_LENGTH } from '#wire/checkout.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';

/** Lines that cannot be ordered as they are: which one, and why. */
export function checkLines({ lines }: PricedCart, t: Translate): OrderProblem[] {
  return lines.flatMap((line) =>
    problemsOfLine(line, t).map(({ text }): OrderProblem => {
      const name = line.sold?.product.name ?? line.stored.name;
      const values = { name, problem: text };
      return { code: 'checkout.problem.line', field: `cart[${line.stored.key}]`, values };
    }),
  );
}

/** Each package needs a shipping method that is available for its destination. */
export function checkShipping(
  { shipping }: PricedCart,
  { shippingMethods }: Pick<CheckoutForm, 'shippingMethods'>,
): OrderProblem[] {
  return shipping.packages.flatMap(({ id, rates }): OrderProblem[] => {
    const field = `${CHECKOUT_FIELDS.shippingMethod}[${id}]`;
    if (rates.length === 0) return [{ code: 'checkout.problem.noRate', field }];
    const chosen = shippingMethods[id];
    const offered = chosen === undefined || rates.some(({ rateId }) => rateId === chosen);
    return offered ? [] : [{ code: 'checkout.problem.rate', field }];
  });
}

/** `offered` are the payment methods for this order. */
export function checkPayment(
  { totals }: PricedCart,
  paymentMethod: string,
  offered: readonly { id: string }[],
): OrderProblem[] {
  if (totals.total === 0 || offered.some(({ id }) => id === paymentMethod)) return [];
  const code = paymentMethod === '' ? 'checkout.problem.payment' : 'checkout.problem.paymentGone';
  return [{ code, field: CHECKOUT_FIELDS.paymentMethod }];
}

export function checkTotal({ totals, gift }: PricedCart, settings: Settings): OrderProblem[] {
  const least = settings['checkout.minTotal'];
  const maxTotal = settings['checkout.maxTotal'];
  const format = (amount: number) => formatMoney(money(amount), toCurrency(settings));
  // Whoever pays a part by gift card has bought as much.
  const total = addMoney(totals.total, gift.amount);
  if (least !== null && total < least) {
    return [{ code: 'checkout.problem.totalLow', field: '', values: { amount: format(least) } }];
  }
  if (maxTotal !== null && total > maxTotal) {
    return [
      { code: 'checkout.problem.totalHigh', field: '', values: { amount: format(maxTotal) } },
    ];
  }
  return [];
}

export function checkNote(note: string): OrderProblem[] {
  const count = note.length - MAX_NOTE_LENGTH;
  if (count <= 0) return [];
  return [{ code: 'checkout.problem.noteLong', field: CHECKOUT_FIELDS.note, values: { count } }];
}

/** Where the shop has a terms page it is to be accepted. */
export function checkTerms(accepted: boolean, requested: boolean): OrderProblem[] {
  if (accepted || !requested) return [];
  return [{ code: 'checkout.problem.terms', field: CHECKOUT_FIELDS.terms }];
}
