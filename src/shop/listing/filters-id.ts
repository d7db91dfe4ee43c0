/** By which the button opens the filters on a narrow screen. */
export const FILTERS_ID = 'listing-filters';
