/** The direction of a review follows its own text, whatever the page's language. */
export const TEXT_DIRECTION = { dir: 'auto' } as const;
