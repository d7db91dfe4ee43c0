import { money } from '#rules/money/money.ts';
import { type CouponRow, getCoupon } from '#server/coupons/coupon-row.ts';
import { decodeMeta } from '#server/platform/database/meta-column.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { amountWriter } from '../shared/amounts.ts';
import { datePair } from '../shared/dates.ts';
import { metaItems } from '../shared/meta.ts';

/** Conditions that have a field of WooCommerce. */
const NAMED = new Set([
  'starts',
  'expires',
  'usageLimit',
  'customerLimit',
  'emails',
  'onlyFor',
  'notFor',
  'noSaleItems',
  'minimumSpend',
  'maximumSpend',
]);

/** A coupon in the format of WooCommerce; ours are under `extensions`. */
export function couponItem(
  row: CouponRow,
  usedBy: readonly string[],
  { settings }: Pick<ShopContext, 'settings'>,
) {
  const amount = amountWriter(settings);
  const coupon = getCoupon(row);
  const { conditions } = coupon;
  const { onlyFor, notFor } = conditions;
  const otherConditions = Object.entries(conditions).filter(([code]) => !NAMED.has(code));
  return {
    id: coupon.id,
    code: coupon.shownCode,
    // Hundredths of a percent are written in percent.
    amount: coupon.kind === 'percent' ? (coupon.amount / 100).toFixed(2) : amount(coupon.amount),
    status: couponStatus(row),
    ...datePair('date_created', row.created_at, settings),
    ...datePair('date_modified', row.updated_at, settings),
    discount_type: coupon.kind,
    description: coupon.description,
    ...datePair('date_expires', row.expires_at, settings),
    usage_count: row.used_count,
    individual_use: coupon.individualUse,
    product_ids: onlyFor?.productIds ?? [],
    excluded_product_ids: notFor?.productIds ?? [],
    usage_limit: row.usage_limit,
    usage_limit_per_user: row.customer_limit,
    limit_usage_to_x_items: coupon.itemLimit,
    free_shipping: coupon.freeShipping,
    product_categories: onlyFor?.categoryIds ?? [],
    excluded_product_categories: notFor?.categoryIds ?? [],
    exclude_sale_items: conditions.noSaleItems !== undefined,
    minimum_amount: amount(conditions.minimumSpend?.amount ?? money(0)),
    maximum_amount: amount(conditions.maximumSpend?.amount ?? money(0)),
    email_restrictions: conditions.emails?.patterns ?? [],
    used_by: usedBy,
    meta_data: metaItems(decodeMeta(row.meta)),
    extensions: {
      vitrine: {
        automatic: coupon.automatic,
        priority: coupon.priority,
        places: coupon.places,
        buy_get: coupon.buyGet,
        maximum_discount: coupon.maximumDiscount === null ? null : amount(coupon.maximumDiscount),
        ...datePair('date_starts', row.starts_at, settings),
        conditions: Object.fromEntries(otherConditions),
      },
    },
  };
}

function couponStatus(row: CouponRow): string {
  if (row.trashed === 1) return 'trash';
  return row.enabled === 1 ? 'publish' : 'draft';
}
