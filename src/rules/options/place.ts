// A location by its parts. A form value is either a chosen location (its parts and the server's
// seal) or the text typed to find one.
// Example: { locality: 'Bath', country: 'GB', latitude: '51.38', longitude: '-2.36', seal: … } is
// chosen, { search: 'Bath' } is not.

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

/** Proves that the server looked this location up; it cannot be forged. */
export const PLACE_SEAL = 'seal';
/** The typed text, where nothing was chosen. */
export const PLACE_SEARCH = 'search';

/** Zoom of the map initially, and after a location was chosen. */
export const MAP_ZOOM = 15;
export const MAP_ZOOM_CHOSEN = 17;

const MAX_PART_LENGTH = 200;

/** One trimmed line, so that a form round trip preserves it. */
export function placeText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_PART_LENGTH).trim();
}

/** True where a value has coordinates. */
export function hasPoint(place: Readonly<Record<string, string | number>>): boolean {
  const { latitude = '', longitude = '' } = place;
  return isWithin(latitude, 90) && isWithin(longitude, 180);
}

function isWithin(degrees: string | number, limit: number): boolean {
  const text = String(degrees).trim();
  return /^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit;
}

/** A location's value from its controls: a chosen one drops the search text. */
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

/** "12 Rue Cler, 75007 Paris, Île-de-France, France": the label of a location. */
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
