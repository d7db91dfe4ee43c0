// How addresses are written, by country. A pattern names the parts in the order of an envelope: N
// name, O company, A street, C town, S state, Z postcode; `|` begins a new line. The form has the
// same order. Example: Germany is `N|O|A|Z C`, so its form asks for the street, then the postcode,
// then the town, and for no state.

const EUROPE = 'N|O|A|Z C';
const AMERICA = 'N|O|A|C, S Z';
const CONTINENT_WITH_STATE = 'N|O|A|Z C|S';
const TOWN_THEN_CODE = 'N|O|A|C Z';
const NO_CODE = 'N|O|A|C';
const BRITISH = 'N|O|A|C|Z';
const STATE_LAST = 'N|O|A|C|S Z';
const LARGE_TO_SMALL = 'Z|S C|A|O|N';

const PATTERNS: readonly (readonly [pattern: string, countries: string])[] = [
  [
    EUROPE,
    'AD AL AM AT AX BA BE BG BL CH CY CZ DE DK DZ EE ET FI FO FR GE GF GL GP GR GT HR HU IL IS KW LA LI LT LU LV MA MC MD ME MF MG MK MQ NC NE NL NO PL PM PT PY RE RS SE SI SJ SK SM SN TN VA WF YT ZM',
  ],
  [AMERICA, 'US'],
  ['N|O|A|C Z', 'AS FM GU MH MP PR PW VI'],
  ['N|O|A|C S Z', 'AU CA'],
  [CONTINENT_WITH_STATE, 'AR CL CR ES MX MY PE RO TR UY'],
  ['N|O|A|Z C S', 'IT'],
  ['N|O|A|C - S|Z', 'BR'],
  ['N|O|A|C, S, Z', 'CO'],
  [BRITISH, 'FK GG GI GS IM IO JE KE LK PN SH TC'],
  ['N|O|A|C|S|Z', 'GB IE ZA EG'],
  [TOWN_THEN_CODE, 'BD BH BM BN BT KH LB LS MM MN MV NP NZ PK SA SG VC VG'],
  [STATE_LAST, 'ID IN NG RU TH UA VN PH VE IQ SV HN NI PA'],
  [LARGE_TO_SMALL, 'CN JP KR TW'],
  ['N|O|A|C|S', 'AE HK JM'],
  [
    NO_CODE,
    'AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY KI KM KN LC LY ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW',
  ],
];

const PATTERN_OF: ReadonlyMap<string, string> = new Map(
  PATTERNS.flatMap(([pattern, countries]) =>
    countries.split(' ').map((country): [string, string] => [country, pattern]),
  ),
);

/** A country not listed above: all parts are optional except the necessary ones. */
const UNKNOWN = 'N|O|A|Z C|S';

export function addressPattern(country: string): string {
  return PATTERN_OF.get(country) ?? UNKNOWN;
}

function listed(countries: string): ReadonlySet<string> {
  return new Set(countries.split(' '));
}

/** The state is needed for delivery or tax. */
const STATE_NEEDED = listed(
  'AE AR AU BR CA CN CO CR ES HK IE IN IQ IT JM JP KR MX MY NG RO SV TH TR TW US VE ZA',
);
/** A postcode exists, but is optional. */
const POSTCODE_FREE = listed(
  'AR BB BH BN CL CO CR EC EG GT HN IE IQ JM JO KE KH KW LA LB LK LR LS MU MZ NG NI NP OM PA PE PY SV TZ UY VE VN ZM PK BD BT MM MN SN SO SD',
);
/** Countries that are one town. */
const TOWN_FREE = listed('AE GI HK MC SG VA');

export function needsState(country: string): boolean {
  return STATE_NEEDED.has(country);
}

export function needsPostcode(country: string): boolean {
  return PATTERN_OF.has(country) && hasPostcode(country) && !POSTCODE_FREE.has(country);
}

export function needsTown(country: string): boolean {
  return !TOWN_FREE.has(country);
}

export function hasPostcode(country: string): boolean {
  return addressPattern(country).includes('Z');
}

/** False where addresses have no state: the map of states has an empty entry there. */
export function hasState(country: string): boolean {
  return addressPattern(country).includes('S');
}

export function hasTown(country: string): boolean {
  return addressPattern(country).includes('C');
}
