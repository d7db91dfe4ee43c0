/** Buyers write in their own language: its letters decide on which side a line begins. */
export const TEXT_DIRECTION = { dir: 'auto' } as const;
