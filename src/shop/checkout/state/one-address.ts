import type { CheckoutProblem, CheckoutValues } from '#wire/checkout.ts';

// The form asks for the delivery address first, and for a billing address only where it is another
// one. The calls want a billing address in any case, and name its fields when one is wrong.

/** True where the delivery address is the billing address as well. */
export function isOneAddress(values: CheckoutValues, needsShipping: boolean): boolean {
  return needsShipping && !values.shipToDifferent;
}

/** The values as the calls want them. */
export function sentValues(values: CheckoutValues, needsShipping: boolean): CheckoutValues {
  if (!isOneAddress(values, needsShipping)) return values;
  return { ...values, billing: { ...values.shipping, email: values.billing.email } };
}

/** The problem at the field that the page shows: `billing_city` is asked for as `shipping_city`. */
export function visibleProblem(
  problem: CheckoutProblem,
  values: CheckoutValues,
  needsShipping: boolean,
): CheckoutProblem {
  if (!isOneAddress(values, needsShipping) || problem.field === 'billing_email') return problem;
  return { ...problem, field: problem.field.replace(/^billing_/, 'shipping_') };
}
