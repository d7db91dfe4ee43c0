/** The displayed width of a hero's picture; the server preloads with the same value. */
export const HERO_SIZES = '(min-width: 850px) 60vw, 100vw';
