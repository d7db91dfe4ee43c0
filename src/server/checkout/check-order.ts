import { settleAddress } from '#server/addresses/settle-address.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import type { Translate } from '#server/language/translator.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import type { SettledAddresses } from '#server/orders/placing/check-order.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Address } from '#wire/address.ts';
import type { CheckoutForm } from '#wire/checkout-form.ts';
import {
  checkDelivery,
  checkLines,
  checkNote,
  checkPayment,
  checkTerms,
  checkTotal,
} from './check-choices.ts';
import { fieldProblem } from './order-problem.ts';

export interface SettledForm {
  billing: Address;
  /** Null: the same as billing. */
  shipping: Address | null;
  problems: OrderProblem[];
}

/** Both addresses as they are kept, with what is wrong with them. `delivered` are the countries. */
export function settleForm(
  form: Pick<CheckoutForm, 'billing' | 'shipping' | 'shipToDifferent'>,
  needsShipping: boolean,
  delivered: ReadonlySet<string>,
  t: Translate,
  known: SettledAddresses | null = null,
): SettledForm {
  const billing = known?.billing ?? settleAddress(form.billing, 'billing');
  const different = needsShipping && form.shipToDifferent;
  const shipping = different ? (known?.shipping ?? settleAddress(form.shipping, 'shipping')) : null;
  const problems = [
    ...billing.problems.map((problem) => fieldProblem(problem, 'billing', t)),
    ...(shipping?.problems ?? []).map((problem) => fieldProblem(problem, 'shipping', t)),
  ];
  const goesTo = shipping ?? billing;
  const told = goesTo.problems.some(({ field }) => field === 'country');
  if (needsShipping && !told && !delivered.has(goesTo.address.country)) {
    const field = `${shipping ? 'shipping' : 'billing'}_country`;
    problems.push({ code: 'checkout.problem.noDelivery', field });
  }
  return { billing: billing.address, shipping: shipping?.address ?? null, problems };
}

export interface OrderFacts {
  cart: PricedCart;
  payments: readonly { id: string }[];
  termsAsked: boolean;
  settings: Settings;
  t: Translate;
}

/** Everything but the addresses: what the form says, and whether the cart can be ordered so. */
export function checkOrder(form: CheckoutForm, facts: OrderFacts): OrderProblem[] {
  const { cart, settings, t } = facts;
  return [
    ...checkLines(cart, t),
    ...checkTotal(cart, settings),
    ...checkDelivery(cart, form),
    ...checkPayment(cart, form.paymentMethod, facts.payments),
    ...checkNote(form.note),
    ...checkTerms(form.terms, facts.termsAsked),
  ];
}
