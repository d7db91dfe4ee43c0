import type { RaRecord } from 'react-admin';

/** The parts of a coupon that the list shows, as `wc/v3/coupons` answers them. */
export interface CouponRow extends RaRecord<number> {
  code: string;
  discount_type: string;
  amount: string;
  free_shipping: boolean;
  description: string;
  usage_count: number;
  usage_limit: number | null;
  date_expires_gmt: string | null;
}
