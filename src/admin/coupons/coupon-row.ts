import type { RaRecord } from 'react-admin';
import type { BuyGet } from '#rules/coupons/buy-get.ts';
import type { CouponConditions } from '#rules/coupons/conditions/conditions.ts';

/** A coupon as `wc/v3/coupons` answers it, and as the form has it. */
export interface CouponRow extends RaRecord<number> {
  code: string;
  status: string;
  discount_type: 'percent' | 'fixed_cart' | 'fixed_product';
  amount: string;
  description: string;
  date_expires: string | null;
  date_expires_gmt: string | null;
  usage_count: number;
  usage_limit: number | null;
  usage_limit_per_user: number | null;
  limit_usage_to_x_items: number | null;
  individual_use: boolean;
  free_shipping: boolean;
  exclude_sale_items: boolean;
  product_ids: number[];
  excluded_product_ids: number[];
  product_categories: number[];
  excluded_product_categories: number[];
  minimum_amount: string;
  maximum_amount: string;
  email_restrictions: string[];
  extensions: { vitrine: VitrinePart };
}

/** What WooCommerce has no word for. */
export interface VitrinePart {
  automatic: boolean;
  priority: number;
  places: string[];
  buy_get: BuyGet | null;
  maximum_discount: string | null;
  date_starts: string | null;
  date_starts_gmt: string | null;
  conditions: Partial<CouponConditions>;
}

/** The form while it is filled in: any of it may be missing yet. */
export type CouponDraft = Partial<Omit<CouponRow, 'extensions'>> & {
  extensions?: { vitrine?: Partial<VitrinePart> };
};
