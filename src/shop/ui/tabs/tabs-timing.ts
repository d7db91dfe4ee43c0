/** Duration of an accordion's animation, in milliseconds; the same as in tabs.module.css. */
export const ACCORDION_SLIDE_MS = 200;
/** Tabs from this width on, an accordion below. */
export const TABS_FROM = '(min-width: 850px)';
