import type { AddressProblem, AddressProblemCode } from '#rules/addresses/check-address.ts';
import type { Translate } from '#server/language/translator.ts';
import { ADDRESS_FORM_NAMES, type AddressKind } from '#wire/address.ts';
import type { RestError } from '../../rest/rest-error.ts';

// What is wrong in itself with an address, as WooCommerce answers it: both addresses at
// once, each with a code per field. What is missing is no wrong parameter: the order is refused for
// it later.

const CODES: Partial<Record<AddressProblemCode, string>> = {
  'address.problem.country': 'invalid_country',
  'address.problem.state': 'invalid_state',
  'address.problem.postcode': 'invalid_postcode',
  'address.problem.phone': 'invalid_phone',
  'address.problem.email': 'invalid_email',
};

export function isWrong({ code }: AddressProblem): boolean {
  return CODES[code] !== undefined;
}

interface FieldError {
  code: string;
  message: string;
  data: null;
}

function toError({ code, label }: AddressProblem, t: Translate): FieldError {
  return { code: CODES[code] ?? 'invalid_param', message: `${t(label)}: ${t(code)}`, data: null };
}

export type WrongAddresses = Record<AddressKind, readonly AddressProblem[]>;

/** Null where nothing is wrong. `fields` are the names of the form, such as `billing_postcode`. */
export function wrongAddresses(addresses: WrongAddresses, t: Translate): RestError | null {
  const params: Record<string, string> = {};
  const details: Record<string, unknown> = {};
  const fields: string[] = [];
  for (const kind of ['billing', 'shipping'] as const) {
    const problems = addresses[kind].filter(isWrong);
    const [first, ...more] = problems.map((problem) => toError(problem, t));
    if (!first) continue;
    const name = `${kind}_address`;
    params[name] = [first, ...more].map(({ message }) => message).join(' ');
    details[name] = { ...first, ...(more.length > 0 && { additional_errors: more }) };
    fields.push(...problems.map(({ field }) => `${kind}_${ADDRESS_FORM_NAMES[field]}`));
  }
  if (fields.length === 0) return null;
  return {
    code: 'rest_invalid_param',
    message: `Invalid parameter(s): ${Object.keys(params).join(', ')}`,
    status: 400,
    data: { params, details, fields },
  };
}
