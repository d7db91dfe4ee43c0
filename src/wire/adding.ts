import * as z from 'zod/mini';

/** When the mini-cart is shown in the header. */
export const CART_MODES = ['always', 'hide_empty', 'never'] as const;
/** What the number beside it counts. */
export const CART_COUNTS = ['pieces', 'lines'] as const;

/** How things get into the cart and what the page does then. Times are milliseconds. */
export const addingSettings = z.object({
  /** Product forms are sent by script; otherwise the browser sends them itself. */
  byScript: z.boolean(),
  /** After an add by script the browser goes to the cart page. */
  redirect: z.boolean(),
  /** A button on the boxes of products that need no choice. */
  cardButtons: z.boolean(),
  fly: z.boolean(),
  flyTime: z.int(),
  /** The header's dropdown shows after an add, unless the side cart opens. */
  dropdown: z.boolean(),
  dropdownTime: z.int(),
  basket: z.enum(CART_MODES),
  basketCounts: z.enum(CART_COUNTS),
});
export type AddingSettings = z.infer<typeof addingSettings>;

export const ADDING_DEFAULTS: AddingSettings = {
  byScript: true,
  redirect: false,
  cardButtons: true,
  fly: true,
  flyTime: 1500,
  dropdown: true,
  dropdownTime: 5000,
  basket: 'always',
  basketCounts: 'pieces',
};
