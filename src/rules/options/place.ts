// A place as an order keeps it, by the parts that delivery services know.

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

/** True where a value names a point on earth. */
export function hasPoint(place: Readonly<Record<string, string | number>>): boolean {
  const latitude = Number(place.latitude === '' ? Number.NaN : place.latitude);
  const longitude = Number(place.longitude === '' ? Number.NaN : place.longitude);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
