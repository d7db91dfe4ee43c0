import * as z from 'zod/mini';
import type { AddressProblem } from '#rules/addresses/check-address.ts';
import type { MessageValues } from '#rules/messages/format.ts';
import { EMPTY_ADDRESS } from './address.ts';
import type { MessageKey } from './messages/messages.ts';

/** What is wrong with an address, as it is sent; the message is made where it is shown. */
export const addressProblem = z.object({
  code: z.enum([
    'address.problem.required',
    'address.problem.tooLong',
    'address.problem.country',
    'address.problem.state',
    'address.problem.postcode',
    'address.problem.phone',
    'address.problem.email',
    'address.problem.text',
  ]),
  field: z.enum(Object.keys(EMPTY_ADDRESS) as (keyof typeof EMPTY_ADDRESS)[]),
  label: z.string(),
  count: z.optional(z.int()),
});

/** addressProblemText({ code: 'address.problem.required', label: 'address.city' }, t) is "Town or city is missing." */
export function addressProblemText(
  { code, label, count }: Omit<AddressProblem, 'field'>,
  t: (key: MessageKey, values: MessageValues) => string,
): string {
  return t(code, { name: t(label as MessageKey, {}), ...(count !== undefined && { count }) });
}
