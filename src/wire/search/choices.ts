/** What a select that asks an address is answered, page by page. */
export interface ChoicesResponse {
  results: { id: number; text: string }[];
  pagination: { more: boolean };
}

/** The shortest and the longest search for a product; the select says so. */
export const SHORTEST_CHOICE_SEARCH = 2;
export const MAX_CHOICE_SEARCH_LENGTH = 60;
