// A place as an order keeps it, by the parts that delivery services know. What stands in a form is
// either a chosen place (its parts and the shop's seal on them) or the words somebody typed to find
// one. Example: { locality: 'Bath', country: 'GB', latitude: '51.38', longitude: '-2.36', seal: … }
// is chosen, { search: 'Bath' } is not.

export const PLACE_PARTS = [
  'street_number',
  'route',
  'locality',
  'administrative_area_level_1',
  'country',
  'postal_code',
  'latitude',
  'longitude',
] as const;
export type PlacePart = (typeof PLACE_PARTS)[number];
export type PlaceParts = Record<PlacePart, string>;

/** The shop's sign that it looked this place up itself; nobody else can write it. */
export const PLACE_SEAL = 'seal';
/** What was typed, where nothing was chosen. */
export const PLACE_SEARCH = 'search';

/** How near the map is when it opens, and when a place was chosen. */
export const MAP_ZOOM = 15;
export const MAP_ZOOM_CHOSEN = 17;

const LONGEST_PART = 200;

/** One line without ends of white space: what comes back from a form is what went into it. */
export function placeText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_PART).trim();
}

/** True where a value names a point on earth. */
export function hasPoint(place: Readonly<Record<string, string | number>>): boolean {
  const { latitude = '', longitude = '' } = place;
  return isWithin(latitude, 90) && isWithin(longitude, 180);
}

function isWithin(degrees: string | number, limit: number): boolean {
  const text = String(degrees).trim();
  return /^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit;
}

/** A place's value from whatever stands in its controls: a chosen place forgets how it was found. */
export function placeValue(
  sent: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const value: Record<string, string> = {};
  for (const part of [...PLACE_PARTS, PLACE_SEAL]) {
    const text = placeText(sent[part] ?? '');
    if (text !== '') value[part] = text;
  }
  const search = placeText(sent[PLACE_SEARCH] ?? '');
  return Object.keys(value).length === 0 && search !== '' ? { [PLACE_SEARCH]: search } : value;
}

/** "12 Rue Cler, 75007 Paris, Île-de-France, France": what a person calls the place. */
export function placeLabel(
  place: Readonly<Record<string, string | number>>,
  countryName: (code: string) => string,
): string {
  const part = (name: PlacePart) => String(place[name] ?? '').trim();
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const locality = part('locality');
  const region = part('administrative_area_level_1');
  const country = part('country');
  const lines = [
    joined(part('street_number'), part('route')),
    joined(part('postal_code'), locality),
    region === locality ? '' : region,
    country && countryName(country),
  ].filter(Boolean);
  if (lines.length > 0) return lines.join(', ');
  return hasPoint(place) ? `${part('latitude')}, ${part('longitude')}` : '';
}
