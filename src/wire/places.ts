import type { PlaceParts } from '#rules/options/place.ts';

/** Calls of the place field of option forms. */
export const PLACE_SUGGEST_ACTION = 'place_suggest';
export const PLACE_FIND_ACTION = 'place_find';
export const PLACE_AT_ACTION = 'place_at';
export const PLACE_LOCATE_ACTION = 'place_locate';

/** Fewer letters are not searched for, and more are no place. */
export const SHORTEST_PLACE_QUERY = 2;
export const LONGEST_PLACE_QUERY = 200;

export interface PlaceHit {
  /** Names the place to `place_find`. */
  id: string;
  name: string;
  /** Where that is: "Texas, United States". */
  area: string;
}

export interface ChosenPlace {
  parts: PlaceParts;
  /** Goes into the form with the parts, so that the shop knows them again as its own. */
  seal: string;
  label: string;
}

interface PlaceTrouble {
  status: false;
  /** For the shopper. */
  message: string;
}

export type PlaceSuggestAnswer =
  | {
      status: true;
      results: PlaceHit[];
      /** Who is to be named for what was found. */
      attribution: string;
      /** Said with the results; '' for nothing. */
      message: string;
    }
  | PlaceTrouble;

export type PlaceAnswer =
  /** Without a place there is nothing known that could be shown on a map; `name` is what was asked for. */
  { status: true; place: ChosenPlace | null; name: string } | PlaceTrouble;

export type PlaceLocateAnswer = {
  location: { lat: number; lng: number };
  /** Metres around it. */
  accuracy: number;
};

/** What a page with a place field needs to know beforehand. */
export interface PlaceSettings {
  /** Address of the map's tiles with {z}, {x} and {y}; '' draws the outline of the world. */
  tiles: string;
  attribution: string;
  /** By field, what somebody may have meant who typed a place and chose none. */
  meant: Record<string, string[]>;
}
