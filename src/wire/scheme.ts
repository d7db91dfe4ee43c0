/** Name in the browser's storage for a visitor's choice of colours; absent: as the system says. */
export const SCHEME_STORAGE = 'vitrine_scheme';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
