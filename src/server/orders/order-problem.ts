import type { MessageValues } from '#rules/messages/format.ts';
import type { Translate } from '#server/language/translator.ts';
import type { MessageKey } from '#wire/messages/messages.ts';

/** Why an order was not placed or changed; the code is a key of the messages table. */
export interface OrderProblem {
  code: MessageKey;
  /** Name of the form's field, such as `billing_postcode`; left out where it is about the whole. */
  field?: string;
  values?: MessageValues;
}

export function orderProblemText({ code, values }: OrderProblem, t: Translate): string {
  return t(code, values);
}
