import { type AddressLabel, countryFields, LONGEST } from './country-fields.ts';
import {
  type AddressPart,
  type AddressUse,
  type PostalAddress,
  type States,
  stateBehaviour,
} from './postal-address.ts';

// Problems of an address, each at its part. The facts about the country are passed in: whether it
// may be chosen, its states, and the format of its postcodes.
// Example: { country: 'US', state: 'XX', postcode: '9021', … } has a problem at state and postcode.

export interface CountryFacts {
  /** The country exists and may be chosen here. */
  known: boolean;
  /** Undefined where nothing is known of its states. */
  states: States | undefined;
  postcodeFits: (postcode: string) => boolean;
}

export type AddressProblemCode =
  | 'address.problem.required'
  | 'address.problem.tooLong'
  | 'address.problem.country'
  | 'address.problem.state'
  | 'address.problem.postcode'
  | 'address.problem.phone'
  | 'address.problem.email'
  | 'address.problem.text';

export interface AddressProblem {
  /** A key of the messages table. */
  code: AddressProblemCode;
  field: AddressPart;
  label: AddressLabel;
  /** Maximum length. */
  count?: number;
}

/** The address is expected as `normaliseAddress` leaves it. */
export function checkAddress(
  address: PostalAddress,
  use: AddressUse,
  facts: CountryFacts,
): AddressProblem[] {
  const fields = countryFields(address.country, use, stateBehaviour(facts.states));
  const problems: AddressProblem[] = [];
  for (const { part, label, required } of fields) {
    const value = address[part];
    const code = partProblem(part, value, required, facts);
    if (code === 'address.problem.tooLong') {
      problems.push({ code, field: part, label, count: LONGEST[part] });
    } else if (code) {
      problems.push({ code, field: part, label });
    }
  }
  return problems;
}

function partProblem(
  part: AddressPart,
  value: string,
  required: boolean,
  facts: CountryFacts,
): AddressProblemCode | null {
  if (value === '') return required ? 'address.problem.required' : null;
  if (part === 'country') return facts.known ? null : 'address.problem.country';
  if (value.length > LONGEST[part]) return 'address.problem.tooLong';
  switch (part) {
    case 'state':
      return stateFits(value, facts.states) ? null : 'address.problem.state';
    case 'postcode':
      return facts.postcodeFits(value) ? null : 'address.problem.postcode';
    case 'phone':
      return phoneFits(value) ? null : 'address.problem.phone';
    case 'email':
      return emailFits(value) ? null : 'address.problem.email';
    default:
      return nameFits(value) ? null : 'address.problem.text';
  }
}

function stateFits(state: string, states: States | undefined): boolean {
  if (stateBehaviour(states) === 'list')
    return states !== undefined && Object.hasOwn(states, state);
  return !/[<>]/.test(state);
}

/** A web address in a name is refused: it is used to send advertising in our emails. */
export function nameFits(name: string): boolean {
  return !/https?:\/\/|[<>]/i.test(name);
}

/** Digits with the usual separators, and an extension; no further check. */
export function phoneFits(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  const allowed = /^\+?[\d\s().\-/]+(?:\s?(?:x|ext\.?|#)\s?\d{1,6})?$/i.test(phone);
  return allowed && digits >= 5 && digits <= 20;
}

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`, 'u');

/** One @, a local part, a domain with a dot, no characters that break email clients. */
export function emailFits(email: string): boolean {
  const [local = '', domain = '', ...more] = email.split('@');
  if (more.length > 0 || local.length > 64) return false;
  const localFits = /^[^\s"(),:;<>[\\\]]+$/.test(local) && !/^\.|\.\.|\.$/.test(local);
  return localFits && DOMAIN.test(domain);
}
