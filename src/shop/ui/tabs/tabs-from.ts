/** Tabs from this width on, an accordion below. */
export const TABS_FROM = '(min-width: 850px)';
