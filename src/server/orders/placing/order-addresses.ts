import type { FieldRequirements } from '#rules/addresses/field-requirements.ts';
import { type SettledAddress, settleAddress } from '#server/addresses/settle-address.ts';
import type { Translate } from '#server/language/translator.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import { fieldProblem, type OrderProblem } from '../order-problem.ts';

/** Normalised, each with its problems. */
export interface OrderAddresses {
  billing: SettledAddress;
  /** Null where the order goes to the billing address. */
  shipping: SettledAddress | null;
}

type SentAddresses = Pick<CheckoutForm, 'billing' | 'shipping' | 'shipToDifferent'>;

export function settleAddresses(
  { billing, shipping, shipToDifferent }: SentAddresses,
  requirements: FieldRequirements,
): OrderAddresses {
  return {
    billing: settleAddress(billing, 'billing', requirements),
    shipping: shipToDifferent ? settleAddress(shipping, 'shipping', requirements) : null,
  };
}

/** An address that nothing is sent to may be as it is. */
export function addressProblems(
  { billing, shipping }: OrderAddresses,
  needsShipping: boolean,
  t: Translate,
): OrderProblem[] {
  const sentTo = needsShipping ? (shipping?.problems ?? []) : [];
  return [
    ...billing.problems.map((problem) => fieldProblem(problem, 'billing', t)),
    ...sentTo.map((problem) => fieldProblem(problem, 'shipping', t)),
  ];
}
