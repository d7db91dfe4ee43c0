/** How wide a hero's picture is shown; the server preloads by the same words. */
export const HERO_SIZES = '(min-width: 850px) 60vw, 100vw';
