// Every country there is, by its code. The platform knows them; codes of countries that are no more
// and of unions and test places are left out. Example: isCountry('US') is true, isCountry('XX') false.

const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'XK', 'ZZ', 'AQ', 'BV', 'HM']);

function allCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.filter(
    (code) =>
      !NO_COUNTRIES.has(code) &&
      names.of(code) !== undefined &&
      Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
  );
}

const COUNTRIES: ReadonlySet<string> = new Set(allCodes());

export function isCountry(code: string): boolean {
  return COUNTRIES.has(code);
}

/** Named in the shop's language and in its order. */
export function namedCountries(
  locale: string,
  codes: Iterable<string> = COUNTRIES,
): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const order = new Intl.Collator(locale);
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => order.compare(a.name, b.name));
}
