import * as z from 'zod/mini';

/** What the foot of the side cart shows, from the top down; `calculator` and `coupon` open a panel. */
export const SIDE_CART_ROWS = [
  'savings',
  'subtotal',
  'discount',
  'tax',
  'shipping',
  'calculator',
  'fee',
  'total',
  'coupon',
] as const;
export type SideCartRow = (typeof SIDE_CART_ROWS)[number];

/** Which listed coupons are shown for a click. */
export const COUPON_LISTS = ['all', 'usable', 'none'] as const;

/** How the side cart behaves. Times are milliseconds, lengths pixels. */
export const sideCartSettings = z.object({
  enabled: z.boolean(),
  /** Page types it stays away from, such as the cart itself. */
  hiddenOn: z.array(z.string()),
  openOnAdd: z.boolean(),
  openAfterLoad: z.boolean(),
  width: z.int(),
  drawerDelay: z.int(),
  autoCloseSlider: z.boolean(),
  fetchDelay: z.int(),
  quantityDelay: z.int(),
  noticeTime: z.int(),
  newItems: z.enum(['asc', 'desc']),
  rows: z.array(z.enum(SIDE_CART_ROWS)),
  emptyLink: z.boolean(),
  shippingBar: z.boolean(),
  couponList: z.enum(COUPON_LISTS),
  saveForLater: z.boolean(),
  carousel: z.object({
    items: z.int(),
    speed: z.int(),
    pause: z.int(),
    swipeThreshold: z.int(),
    autoplay: z.boolean(),
  }),
});
export type SideCartSettings = z.infer<typeof sideCartSettings>;

export const SIDE_CART_DEFAULTS: SideCartSettings = {
  enabled: true,
  hiddenOn: ['cart'],
  openOnAdd: true,
  openAfterLoad: true,
  width: 425,
  drawerDelay: 500,
  autoCloseSlider: true,
  fetchDelay: 200,
  quantityDelay: 500,
  noticeTime: 5000,
  newItems: 'asc',
  rows: [...SIDE_CART_ROWS],
  emptyLink: true,
  shippingBar: true,
  couponList: 'all',
  saveForLater: true,
  carousel: { items: 3, speed: 400, pause: 2000, swipeThreshold: 40, autoplay: true },
};
