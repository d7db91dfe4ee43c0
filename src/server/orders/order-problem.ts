import type { AddressProblem } from '#rules/addresses/check-address.ts';
import type { MessageValues } from '#rules/messages/format.ts';
import type { CheckoutRuleProblem } from '#rules/orders/checkout-rules.ts';
import type { Translate } from '#server/language/translator.ts';
import { ADDRESS_FORM_NAMES, type AddressKind } from '#wire/address.ts';
import { checkoutField } from '#wire/checkout.ts';
import type { MessageKey } from '#wire/messages/messages.ts';

/** Why an order was not placed or changed; the code is a key of the messages table. */
export interface OrderProblem {
  code: MessageKey;
  /** Name of the form's field, such as `billing_postcode`; left out where it is about the whole. */
  field?: string;
  values?: MessageValues;
}

/** A problem of the form, at its field. */
export function formProblem({ count, ...problem }: CheckoutRuleProblem): OrderProblem {
  const field = checkoutField(problem);
  return { code: problem.code, field, ...(count !== undefined && { values: { count } }) };
}

export function orderProblemText({ code, values }: OrderProblem, t: Translate): string {
  return t(code, values);
}

/** A problem of an address, at its field of the form. */
export function fieldProblem(
  { code, field, label, count }: AddressProblem,
  kind: AddressKind,
  t: Translate,
): OrderProblem {
  return {
    code,
    field: `${kind}_${ADDRESS_FORM_NAMES[field]}`,
    values: { name: t(label), ...(count !== undefined && { count }) },
  };
}
