import type { AddressProblem } from '#rules/addresses/check-address.ts';
import type { MessageValues } from '#rules/messages/format.ts';
import type { MessageKey } from './messages/messages.ts';

/** addressProblemText({ code: 'address.problem.required', label: 'address.city' }, t) is "Town or city is missing." */
export function addressProblemText(
  { code, label, count }: Omit<AddressProblem, 'field'>,
  t: (key: MessageKey, values: MessageValues) => string,
): string {
  return t(code, { name: t(label, {}), ...(count !== undefined && { count }) });
}
