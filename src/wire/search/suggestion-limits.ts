// Without schemas, so that a browser reads only these.

/** Fewer characters ask for nothing. */
export const MIN_SEARCH_LENGTH = 3;
/** The id of the one row that only states that nothing was found. */
export const NO_SUGGESTION = -1;
/**
 * Products that one answer names: as many as its box of 300 px shows without scrolling. And how many
 * are counted for "all results".
 */
export const MAX_SUGGESTED = 4;
export const MAX_COUNTED = 100;
