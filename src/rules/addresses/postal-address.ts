/** A postal address by its parts; an empty part is ''. */
export interface PostalAddress {
  firstName: string;
  lastName: string;
  company: string;
  /** ISO 3166 code of two letters. */
  country: string;
  /** A code where the country has a list of states, otherwise free text. */
  state: string;
  city: string;
  address1: string;
  address2: string;
  postcode: string;
  phone: string;
  /** Billing only. */
  email: string;
}

export type AddressPart = keyof PostalAddress;
export type AddressUse = 'billing' | 'shipping';

/** State code to name. */
export type States = Readonly<Record<string, string>>;

/** Country to its states; an empty one has none, a missing one may be anything. */
export type StateMap = Readonly<Record<string, States>>;

export type StateBehaviour = 'list' | 'none' | 'text';

/**
 * What the state field is for a country with these states: a choice, nothing, or free text.
 * stateBehaviour({ CA: 'California' }) is 'list', stateBehaviour({}) 'none', of undefined 'text'.
 */
export function stateBehaviour(states: States | undefined): StateBehaviour {
  if (states === undefined) return 'text';
  return Object.keys(states).length > 0 ? 'list' : 'none';
}

/** The states of one country; own properties only. */
export function getStates(map: StateMap, country: string): States | undefined {
  return Object.hasOwn(map, country) ? map[country] : undefined;
}
