import type { PricedCart } from '#server/cart/price-cart.ts';
import type { SettledAddresses } from '#server/orders/check-order.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import type { Say } from '#server/pages/text.ts';
import { settleAddress } from '#server/places/settle-address.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Address } from '#wire/address.ts';
import {
  checkDelivery,
  checkLines,
  checkNote,
  checkPayment,
  checkTerms,
  checkTotal,
} from './check-choices.ts';
import { fieldProblem } from './order-problem.ts';
import type { CheckoutForm } from './read-form.ts';

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
  say: Say,
  known: SettledAddresses | null = null,
): SettledForm {
  const billing = known?.billing ?? settleAddress(form.billing, 'billing');
  const different = needsShipping && form.shipToDifferent;
  const shipping = different ? (known?.shipping ?? settleAddress(form.shipping, 'shipping')) : null;
  const problems = [
    ...billing.problems.map((problem) => fieldProblem(problem, 'billing', say)),
    ...(shipping?.problems ?? []).map((problem) => fieldProblem(problem, 'shipping', say)),
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
  say: Say;
}

/** Everything but the addresses: what the form says, and whether the cart can be ordered so. */
export function checkOrder(form: CheckoutForm, facts: OrderFacts): OrderProblem[] {
  const { cart, settings, say } = facts;
  return [
    ...checkLines(cart, say),
    ...checkTotal(cart, settings),
    ...checkDelivery(cart, form),
    ...checkPayment(cart, form.paymentMethod, facts.payments),
    ...checkNote(form.note),
    ...checkTerms(form.terms, facts.termsAsked),
  ];
}
