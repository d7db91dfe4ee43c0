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
  /** Without latitude and longitude where the provider knows of no point. */
  parts: PlaceParts;
  /** As the provider calls it. */
  name: string;
}

/** Somebody who knows places. Each throws where it cannot be asked; null is a place nobody knows. */
export interface LocationProvider {
  /** The first letters of its ids: who said a name is asked for it again. */
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

/** Five decimals are a metre; nobody delivers nearer than that. */
export function degrees(value: number): string {
  return String(Number(value.toFixed(5)));
}
