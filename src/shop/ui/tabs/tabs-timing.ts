/** How long an accordion item slides, in milliseconds; tabs.module.css says the same. */
export const ACCORDION_SLIDE_MS = 200;
/** Tabs from this width on, an accordion below it. */
export const TABS_FROM = '(min-width: 850px)';
