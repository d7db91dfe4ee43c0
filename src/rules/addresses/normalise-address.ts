import { recordKeys } from '../records/record-keys.ts';
import type { PostalAddress, States } from './postal-address.ts';

// A normalised address: no stray spaces or invisible characters, codes in capitals, a state by its
// code however it was written, a postcode with its country's own spacing.
// Example: { country: 'gb', postcode: 'sw1a1aa' } becomes GB and "SW1A 1AA".

export function normaliseAddress(address: PostalAddress, states?: States): PostalAddress {
  const tidy = { ...address };
  for (const part of recordKeys(tidy)) tidy[part] = tidyText(tidy[part]);
  tidy.country = tidy.country.toUpperCase();
  tidy.state = normaliseState(tidy.state, tidy.country, states);
  tidy.postcode = normalisePostcode(tidy.postcode, tidy.country);
  return tidy;
}

/** Fast path: empty, or words with single spaces. */
const TIDY = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Control and bidi characters do not belong in a name. */
export function tidyText(text: string): string {
  if (TIDY.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** normaliseState('US:ca', 'US', states) is CA, and so is "California". */
export function normaliseState(state: string, country: string, states?: States): string {
  const plain = state.startsWith(`${country}:`) ? state.slice(country.length + 1).trim() : state;
  if (states === undefined || Object.hasOwn(states, plain)) return plain;
  const codes = Object.keys(states);
  // A country without states stores none.
  if (codes.length === 0) return '';
  const folded = fold(plain);
  return (
    codes.find((code) => fold(code) === folded) ??
    codes.find((code) => fold(states[code] ?? '') === folded) ??
    plain
  );
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Where a separator splits a postcode: the number of characters before it, and the separator. */
const SPLITS: Readonly<Record<string, readonly [whole: RegExp, before: number, sign: string]>> = {
  BR: [/^\d{8}$/, 5, '-'],
  CA: [/^[A-Z]\d[A-Z]\d[A-Z]\d$/, 3, ' '],
  CZ: [/^\d{5}$/, 3, ' '],
  GR: [/^\d{5}$/, 3, ' '],
  IE: [/^[A-Z0-9]{7}$/, 3, ' '],
  JP: [/^\d{7}$/, 3, '-'],
  NL: [/^\d{4}[A-Z]{2}$/, 4, ' '],
  PL: [/^\d{5}$/, 2, '-'],
  PT: [/^\d{7}$/, 4, '-'],
  SE: [/^\d{5}$/, 3, ' '],
  SK: [/^\d{5}$/, 3, ' '],
  US: [/^\d{9}$/, 5, '-'],
};

const BRITISH = new Set(['GB', 'GG', 'IM', 'JE']);
/** Codes of digits only are often written `D-10115` or `CH-8001`; the prefix is dropped. */
const PREFIX = /^[A-Z]{1,3}[- ]?(?=\d)/;
const DIGITS_ONLY = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IT LT LU LV MD NL NO PL PT RO SE SI SK US'.split(
    ' ',
  ),
);

export function normalisePostcode(postcode: string, country: string): string {
  const written = postcode.toUpperCase().replace(/[\u2010-\u2015\u2212]/g, '-');
  const code = DIGITS_ONLY.has(country) ? written.replace(PREFIX, '') : written;
  const plain = code.replace(/[\s-]+/g, '');
  if (BRITISH.has(country) && /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(plain)) {
    return `${plain.slice(0, -3)} ${plain.slice(-3)}`;
  }
  const split = SPLITS[country];
  if (split?.[0].test(plain))
    return `${plain.slice(0, split[1])}${split[2]}${plain.slice(split[1])}`;
  // Codes of digits only have no spaces: "750 01" is 75001.
  return /^\d+$/.test(plain) && !code.includes('-') ? plain : code;
}
