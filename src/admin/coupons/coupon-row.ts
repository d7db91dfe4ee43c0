import type { Coupon } from '#wire/wc/coupon.ts';
import type { PromotionDraft } from './promotion-draft.ts';

type Extension = Coupon['extensions']['vitrine'];

/** The form while it is filled in: any of it may be missing yet. */
export type CouponDraft = Partial<Omit<Coupon, 'extensions'>> & {
  extensions?: {
    vitrine?: Partial<Omit<Extension, 'promotion'>> & { promotion?: PromotionDraft | null };
  };
};
