import type { PlaceParts } from '#rules/options/place.ts';

/** Calls of the place field of option forms. */
export const LOCATION_SUGGEST_ACTION = 'place_suggest';
export const LOCATION_FIND_ACTION = 'place_find';
export const LOCATION_AT_ACTION = 'place_at';
export const LOCATION_LOCATE_ACTION = 'place_locate';

/** Fewer letters are not searched for, and more are no place. */
export const MIN_LOCATION_QUERY = 2;
export const MAX_LOCATION_QUERY = 200;

export interface LocationHit {
  /** Names the place to `place_find`. */
  id: string;
  name: string;
  /** Where that is: "Texas, United States". */
  area: string;
}

export interface ChosenLocation {
  parts: PlaceParts;
  /** The signature that is sent with the parts, so that the server recognises them. */
  seal: string;
  label: string;
}

interface LocationFailure {
  status: false;
  /** Displayed to the shopper. */
  message: string;
}

export type LocationSuggestResponse =
  | {
      status: true;
      results: LocationHit[];
      /** Who is to be named for what was found. */
      attribution: string;
      /** Shown with the results; '' for nothing. */
      message: string;
    }
  | LocationFailure;

export type LocationResponse =
  /** Without a place there is nothing known that could be shown on a map; `name` is what was asked for. */
  { status: true; place: ChosenLocation | null; name: string } | LocationFailure;

export type LocationLocateResponse = {
  location: { lat: number; lng: number };
  /** Metres around it, where it is asked for. */
  accuracy?: number;
};

/** What a page with a place field needs to know beforehand. */
export interface LocationSettings {
  /** URL of the map's tiles with {z}, {x} and {y}; '' shows the outline of the world. */
  tiles: string;
  attribution: string;
  /** By field, locations that match a typed text without a selection. */
  meant: Record<string, string[]>;
}
