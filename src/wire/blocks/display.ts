import * as z from 'zod/mini';

// What every block can be given beside its own settings; the shop has a class for each choice.

export const BLOCK_SPACINGS = ['usual', 'none', 'small', 'large'] as const;
export const BLOCK_WIDTHS = ['usual', 'narrow', 'full'] as const;
export const BLOCK_BACKGROUNDS = ['none', 'sunk', 'raised', 'accent', 'dark'] as const;
/** A phone is narrower than 550 px, a wide screen has at least 850. */
export const BLOCK_DEVICES = ['all', 'phone', 'not-phone', 'wide', 'not-wide'] as const;

export const blockDisplay = z.object({
  spacing: z.enum(BLOCK_SPACINGS),
  width: z.enum(BLOCK_WIDTHS),
  background: z.enum(BLOCK_BACKGROUNDS),
  devices: z.enum(BLOCK_DEVICES),
});
export type BlockDisplay = z.infer<typeof blockDisplay>;
