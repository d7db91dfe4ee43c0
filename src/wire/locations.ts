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
  /** Goes into the form with the parts, so that the shop knows them again as its own. */
  seal: string;
  label: string;
}

interface LocationFailure {
  status: false;
  /** For the shopper. */
  message: string;
}

export type LocationSuggestAnswer =
  | {
      status: true;
      results: LocationHit[];
      /** Who is to be named for what was found. */
      attribution: string;
      /** Said with the results; '' for nothing. */
      message: string;
    }
  | LocationFailure;

export type LocationAnswer =
  /** Without a place there is nothing known that could be shown on a map; `name` is what was asked for. */
  { status: true; place: ChosenLocation | null; name: string } | LocationFailure;

export type LocationLocateAnswer = {
  location: { lat: number; lng: number };
  /** Metres around it. */
  accuracy: number;
};

/** What a page with a place field needs to know beforehand. */
export interface LocationSettings {
  /** Address of the map's tiles with {z}, {x} and {y}; '' draws the outline of the world. */
  tiles: string;
  attribution: string;
  /** By field, what somebody may have meant who typed a place and chose none. */
  meant: Record<string, string[]>;
}
