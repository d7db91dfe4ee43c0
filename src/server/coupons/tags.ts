/** What was worked out from coupons carries it. */
export const COUPONS_TAG = 'coupons';
