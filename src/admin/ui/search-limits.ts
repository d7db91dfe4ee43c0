/** About as much as search engines show before they cut. */
export const LONG_TITLE = 60;
export const LONG_DESCRIPTION = 160;
