import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

// Does a postcode look like one of its country? The package knows how they look; where it is
// stricter than the post itself our own pattern stands. A country without a pattern takes anything.
// Example: postcodeFits('94107', 'US') is true, postcodeFits('9410', 'US') is false.

const BY_COUNTRY: Readonly<Record<string, RegExp>> = {
  // The long form is used for streets, the short one by everybody.
  AR: /^(?:[A-HJ-NP-Z]?\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/,
  GI: /^GX11 ?1AA$/,
  SV: /^(?:CP )?\d{4}$/,
  MT: /^[A-Z]{3} ?\d{2,4}$/,
  // Since 2015 every house has five digits more.
  SA: /^\d{5}(?:-?\d{4})?$/,
  TW: /^\d{3}(?:-?\d{2,3})?$/,
};

const SHAPE = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u;

export function postcodeFits(postcode: string, country: string): boolean {
  const pattern = BY_COUNTRY[country];
  if (pattern) return pattern.test(postcode);
  if (!postcodeValidatorExistsForCountry(country)) return SHAPE.test(postcode);
  return postcodeValidator(postcode, country);
}
