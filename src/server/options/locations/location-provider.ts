import type { PlaceParts } from '#rules/options/place.ts';
import type { LocationHit } from '#wire/locations.ts';

export interface Point {
  lat: number;
  lng: number;
}

export interface LocationScope {
  /** Two-letter codes; empty allows all. */
  countries: readonly string[];
  /** The language names are wanted in, as far as there are names in it. */
  locale: string;
}

export interface FoundLocation {
  /** Without latitude and longitude where the provider has no coordinates. */
  parts: PlaceParts;
  /** As the provider calls it. */
  name: string;
}

/**
 * A source of locations. Each method throws where it is unavailable; null is an unknown location.
 */
export interface LocationProvider {
  /** Prefix of its ids: a suggestion is resolved by the provider that made it. */
  prefix: string;
  /** Who has to be named beside what was found. */
  attribution: string;
  suggest(query: string, scope: LocationScope, limit: number): Promise<LocationHit[]>;
  find(id: string, scope: LocationScope): Promise<FoundLocation | null>;
  /** What is at a point, or next to it. */
  at(point: Point, scope: LocationScope): Promise<FoundLocation | null>;
}

export const NO_PARTS: PlaceParts = {
  street_number: '',
  route: '',
  locality: '',
  administrative_area_level_1: '',
  country: '',
  postal_code: '',
  latitude: '',
  longitude: '',
};

/** Five decimals are a metre, which is precise enough for delivery. */
export function degrees(value: number): string {
  return String(Number(value.toFixed(5)));
}
