import {
  addressPattern,
  hasPostcode,
  hasTown,
  needsPostcode,
  needsState,
  needsTown,
} from './country-formats.ts';
import { EVERY_PART_OPTIONAL, type FieldRequirements, getRequested } from './field-requirements.ts';
import type { AddressPart, AddressUse, StateBehaviour } from './postal-address.ts';

// The fields of an address form by country: which parts, in which order, with which label, and
// which are required. Example: for the United States it ends … town, State, ZIP code, and all three
// are required; for Germany … Postcode, town, and no state.

/** Keys of the messages table, by which the fields are labelled. */
export type AddressLabel =
  | `address.${AddressPart}`
  | `address.state.${'county' | 'department' | 'district' | 'emirate' | 'parish' | 'prefecture' | 'province' | 'state'}`
  | `address.postcode.${'eircode' | 'pin' | 'postal' | 'zip'}`
  | `address.city.${'city' | 'suburb' | 'ward'}`;

const STATE_LABELS: Readonly<Record<string, AddressLabel>> = {
  AE: 'address.state.emirate',
  AR: 'address.state.province',
  AU: 'address.state.state',
  BR: 'address.state.state',
  CA: 'address.state.province',
  CN: 'address.state.province',
  CO: 'address.state.department',
  CR: 'address.state.province',
  ES: 'address.state.province',
  GB: 'address.state.county',
  HK: 'address.state.district',
  HN: 'address.state.department',
  ID: 'address.state.province',
  IE: 'address.state.county',
  IN: 'address.state.state',
  IT: 'address.state.province',
  JM: 'address.state.parish',
  JP: 'address.state.prefecture',
  KR: 'address.state.province',
  MX: 'address.state.state',
  MY: 'address.state.state',
  NG: 'address.state.state',
  NI: 'address.state.department',
  PA: 'address.state.province',
  PE: 'address.state.department',
  PH: 'address.state.province',
  RO: 'address.state.county',
  SV: 'address.state.department',
  TH: 'address.state.province',
  TR: 'address.state.province',
  TW: 'address.state.county',
  US: 'address.state.state',
  UY: 'address.state.department',
  VE: 'address.state.state',
  VN: 'address.state.province',
  ZA: 'address.state.province',
};

const POSTCODE_LABELS: Readonly<Record<string, AddressLabel>> = {
  AS: 'address.postcode.zip',
  AU: 'address.postcode',
  CA: 'address.postcode.postal',
  FM: 'address.postcode.zip',
  GU: 'address.postcode.zip',
  IE: 'address.postcode.eircode',
  IN: 'address.postcode.pin',
  MH: 'address.postcode.zip',
  MP: 'address.postcode.zip',
  PH: 'address.postcode.zip',
  PR: 'address.postcode.zip',
  PW: 'address.postcode.zip',
  US: 'address.postcode.zip',
  VI: 'address.postcode.zip',
};

const TOWN_LABELS: Readonly<Record<string, AddressLabel>> = {
  AU: 'address.city.suburb',
  CA: 'address.city.city',
  JP: 'address.city.ward',
  US: 'address.city.city',
};

export interface CountryField {
  part: AddressPart;
  label: AddressLabel;
  required: boolean;
}

/** Cached: used by every order and form, and there are few country codes. */
const known = new Map<string, readonly CountryField[]>();
const CODE = /^[A-Z]{2}$/;

/** `states` decides the state field: a list, none, or free text. */
export function countryFields(
  country: string,
  use: AddressUse,
  states: StateBehaviour,
  requirements: FieldRequirements = EVERY_PART_OPTIONAL,
): readonly CountryField[] {
  // Own properties only: a code such as `constructor` is no country.
  const code = CODE.test(country) ? country : '';
  const name = [
    code,
    use,
    states,
    requirements.company,
    requirements.address2,
    requirements.phone,
  ].join(' ');
  const found = known.get(name) ?? findFields(code, use, states).flatMap(isRequested(requirements));
  known.set(name, found);
  return found;
}

function findFields(country: string, use: AddressUse, states: StateBehaviour): CountryField[] {
  const fields: CountryField[] = [
    { part: 'firstName', label: 'address.firstName', required: true },
    { part: 'lastName', label: 'address.lastName', required: true },
    { part: 'company', label: 'address.company', required: false },
    { part: 'country', label: 'address.country', required: true },
    ...placeParts(country, states).map((part) => placeField(part, country, states)),
    { part: 'phone', label: 'address.phone', required: false },
  ];
  if (use === 'billing') fields.push({ part: 'email', label: 'address.email', required: true });
  return fields;
}

/** The field as this shop asks for it; none where it is hidden. */
function isRequested(requirements: FieldRequirements): (field: CountryField) => CountryField[] {
  return (field) => {
    const requirement = getRequested(requirements, field.part);
    if (requirement === undefined) return [field];
    return requirement === 'hidden' ? [] : [{ ...field, required: requirement === 'required' }];
  };
}

const PARTS_OF: Readonly<Record<string, readonly AddressPart[]>> = {
  A: ['address1', 'address2'],
  C: ['city'],
  S: ['state'],
  Z: ['postcode'],
};

function placeParts(country: string, states: StateBehaviour): AddressPart[] {
  const parts = [...addressPattern(country)].flatMap((letter) => PARTS_OF[letter] ?? []);
  // A list exists or free text is accepted although the format has no state: then it comes last.
  if (states !== 'none' && !parts.includes('state')) parts.push('state');
  return parts.filter((part) => part !== 'state' || states !== 'none');
}

function placeField(part: AddressPart, country: string, states: StateBehaviour): CountryField {
  switch (part) {
    case 'city':
      return {
        part,
        label: TOWN_LABELS[country] ?? 'address.city',
        required: hasTown(country) && needsTown(country),
      };
    case 'state':
      return {
        part,
        label: STATE_LABELS[country] ?? 'address.state',
        required: states !== 'none' && needsState(country),
      };
    case 'postcode':
      return {
        part,
        label: POSTCODE_LABELS[country] ?? 'address.postcode',
        required: hasPostcode(country) && needsPostcode(country),
      };
    default:
      return { part, label: `address.${part}`, required: part === 'address1' };
  }
}

/** Maximum length of each part: what a label holds, and what is stored. */
export const MAX_LENGTH: Readonly<Record<AddressPart, number>> = {
  firstName: 60,
  lastName: 60,
  company: 100,
  country: 2,
  state: 60,
  city: 80,
  address1: 120,
  address2: 120,
  postcode: 16,
  phone: 30,
  email: 254,
};
