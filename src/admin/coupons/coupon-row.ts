import type { Coupon } from '#wire/wc/coupon.ts';

/** The form while it is filled in: any of it may be missing yet. */
export type CouponDraft = Partial<Omit<Coupon, 'extensions'>> & {
  extensions?: { vitrine?: Partial<Coupon['extensions']['vitrine']> };
};
