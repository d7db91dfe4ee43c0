import { type AddressLabel, countryFields, MAX_LENGTH } from './country-fields.ts';
import type { FieldRequirements } from './field-requirements.ts';
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

export interface CountryDetails {
  /** The country exists and may be chosen here. */
  known: boolean;
  /** Undefined where nothing is known of its states. */
  states: States | undefined;
  postcodeFits: (postcode: string) => boolean;
  /** Which of the parts that not every address needs the shop asks for. */
  asked: FieldRequirements;
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
  count?: number;
}

/** The address is expected as `normaliseAddress` leaves it. */
export function checkAddress(
  address: PostalAddress,
  use: AddressUse,
  details: CountryDetails,
): AddressProblem[] {
  const fields = countryFields(address.country, use, stateBehaviour(details.states), details.asked);
  const problems: AddressProblem[] = [];
  for (const { part, label, required } of fields) {
    const value = address[part];
    const code = partProblem(part, value, required, details);
    if (code === 'address.problem.tooLong') {
      problems.push({ code, field: part, label, count: MAX_LENGTH[part] });
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
  details: CountryDetails,
): AddressProblemCode | null {
  if (value === '') return required ? 'address.problem.required' : null;
  if (part === 'country') return details.known ? null : 'address.problem.country';
  if (value.length > MAX_LENGTH[part]) return 'address.problem.tooLong';
  switch (part) {
    case 'state':
      return stateFits(value, details.states) ? null : 'address.problem.state';
    case 'postcode':
      return details.postcodeFits(value) ? null : 'address.problem.postcode';
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

/** 6 to 15 digits between the usual separators; an extension does not count. */
export function phoneFits(phone: string): boolean {
  const number = phone.replace(/\s?(?:x|ext\.?|#)\s?\d{1,6}$/i, '');
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(number) && digits >= 6 && digits <= 15;
}

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
/** Letters, or letters of another script as domains write them (xn--p1ai). */
const TOP_LEVEL = '(?:[\\p{L}\\p{M}]{2,63}|xn--[a-z0-9-]{1,59})';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'iu');

/**
 * One @, a local part, a domain whose last part has 2 to 63 letters, no characters that break email
 * clients.
 */
export function emailFits(email: string): boolean {
  const [local = '', domain = '', ...more] = email.split('@');
  if (more.length > 0 || local.length > 64) return false;
  const localFits = /^[^\s"(),:;<>[\\\]]+$/.test(local) && !/^\.|\.\.|\.$/.test(local);
  return localFits && DOMAIN.test(domain);
}
