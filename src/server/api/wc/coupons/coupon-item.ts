import { money } from '#rules/money/money.ts';
import { type CouponRow, getCoupon } from '#server/coupons/coupon-row.ts';
import { decodeMeta } from '#server/platform/database/meta-column.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Coupon } from '#wire/wc/coupon.ts';
import { amountWriter } from '../shared/amounts.ts';
import { writtenMoment } from '../shared/dates.ts';
import { metaItems } from '../shared/meta.ts';

/** A coupon in the format of WooCommerce; ours are under `extensions`. */
export function couponItem(
  row: CouponRow,
  usedBy: readonly string[],
  { settings }: Pick<ShopContext, 'settings'>,
): Coupon {
  const amount = amountWriter(settings);
  const coupon = getCoupon(row);
  const {
    starts: _starts,
    expires: _expires,
    usageLimit: _usageLimit,
    customerLimit: _customerLimit,
    onlyFor,
    notFor,
    noSaleItems,
    minimumSpend,
    maximumSpend,
    emails,
    ...otherConditions
  } = coupon.conditions;
  const created = writtenMoment(row.created_at, settings);
  const modified = writtenMoment(row.updated_at, settings);
  const expires = writtenMoment(row.expires_at, settings);
  const starts = writtenMoment(row.starts_at, settings);
  return {
    id: coupon.id,
    code: coupon.shownCode,
    // Hundredths of a percent are written in percent.
    amount: coupon.kind === 'percent' ? (coupon.amount / 100).toFixed(2) : amount(coupon.amount),
    status: couponStatus(row),
    date_created: created.local,
    date_created_gmt: created.gmt,
    date_modified: modified.local,
    date_modified_gmt: modified.gmt,
    discount_type: coupon.kind,
    description: coupon.description,
    date_expires: expires.local,
    date_expires_gmt: expires.gmt,
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
    exclude_sale_items: noSaleItems !== undefined,
    minimum_amount: amount(minimumSpend?.amount ?? money(0)),
    maximum_amount: amount(maximumSpend?.amount ?? money(0)),
    email_restrictions: emails?.patterns ?? [],
    used_by: usedBy,
    meta_data: metaItems(decodeMeta(row.meta)),
    extensions: {
      vitrine: {
        automatic: coupon.automatic,
        priority: coupon.priority,
        places: coupon.places,
        buy_get: coupon.buyGet,
        maximum_discount: coupon.maximumDiscount === null ? null : amount(coupon.maximumDiscount),
        date_starts: starts.local,
        date_starts_gmt: starts.gmt,
        conditions: otherConditions,
      },
    },
  };
}

function couponStatus(row: CouponRow): Coupon['status'] {
  if (row.trashed === 1) return 'trash';
  return row.enabled === 1 ? 'publish' : 'draft';
}
