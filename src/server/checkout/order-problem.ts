import type { AddressProblem } from '#rules/addresses/check-address.ts';
import type { Translate } from '#server/language/translator.ts';
import { type OrderProblem, orderProblemText } from '#server/orders/order-problem.ts';
import { ADDRESS_FORM_NAMES, type AddressKind } from '#wire/address.ts';
import type { CheckoutProblem } from '#wire/checkout.ts';
import type { MessageKey } from '#wire/messages/messages.ts';

/** A part of an address under its name on the form. */
export function fieldProblem(
  { code, field, label, count }: AddressProblem,
  kind: AddressKind,
  t: Translate,
): OrderProblem {
  const name = t(label as MessageKey);
  return {
    code,
    field: `${kind}_${ADDRESS_FORM_NAMES[field]}`,
    values: { name, ...(count !== undefined && { count }) },
  };
}

export function inWords(problem: OrderProblem, t: Translate): CheckoutProblem {
  const { code, field = '', values } = problem;
  const named = code.startsWith('address.problem.') ? String(values?.name ?? '') : '';
  return { code, field, label: named, text: orderProblemText(problem, t) };
}
