import type { Selectable } from 'kysely';
import type { CouponConditions } from '#rules/coupons/conditions/conditions.ts';
import { COUPON_PLACES, type Coupon } from '#rules/coupons/coupon.ts';
import { normaliseCode } from '#rules/coupons/normalise-code.ts';
import { money } from '#rules/money/money.ts';
import { cachedDecode } from '#server/platform/database/cached-decode.ts';
import { decodeFlag, encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import {
  buyGetSchema,
  type CouponDraft,
  conditionsSchema,
  promotionSchema,
} from './coupon-input.ts';
import type { CouponTables } from './tables.ts';

// Between a coupon and its row. Dates and limits have columns of their own, because lists and the
// counting of uses need them; the other conditions are stored as JSON.

export type CouponRow = Selectable<CouponTables['coupons']>;

const readBuyGet = cachedDecode(buyGetSchema);
const readPromotion = cachedDecode(promotionSchema);
const readConditions = cachedDecode(conditionsSchema);

export function getCoupon(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    shownCode: row.shown_code,
    description: row.description,
    kind: row.kind,
    amount: row.amount,
    freeShipping: decodeFlag(row.free_shipping),
    buyGet: row.buy_get === null ? null : readBuyGet(row.buy_get),
    promotion: row.promotion === null ? null : readPromotion(row.promotion),
    itemLimit: row.item_limit,
    maximumDiscount: row.maximum_discount === null ? null : money(row.maximum_discount),
    individualUse: decodeFlag(row.individual_use),
    automatic: decodeFlag(row.automatic),
    priority: row.priority,
    places: COUPON_PLACES.filter((place) => row[`in_${place}`] === 1),
    conditions: getConditions(row),
  };
}

function getConditions(row: CouponRow): CouponConditions {
  return {
    ...readConditions(row.conditions),
    ...(row.starts_at !== null && { starts: { at: row.starts_at } }),
    ...(row.expires_at !== null && { expires: { at: row.expires_at } }),
    ...(row.usage_limit !== null && { usageLimit: { count: row.usage_limit } }),
    ...(row.customer_limit !== null && { customerLimit: { count: row.customer_limit } }),
  };
}

export function toRow(draft: CouponDraft, now: number) {
  const { starts, expires, usageLimit, customerLimit, ...rest } = draft.conditions;
  const listed = (place: (typeof COUPON_PLACES)[number]) =>
    encodeFlag(draft.places.includes(place));
  return {
    code: normaliseCode(draft.code),
    shown_code: draft.code,
    description: draft.description,
    enabled: encodeFlag(draft.enabled),
    kind: draft.kind,
    amount: draft.amount,
    free_shipping: encodeFlag(draft.freeShipping),
    buy_get: draft.buyGet === null ? null : encodeJson(draft.buyGet),
    promotion: draft.promotion === null ? null : encodeJson(draft.promotion),
    item_limit: draft.itemLimit,
    maximum_discount: draft.maximumDiscount,
    individual_use: encodeFlag(draft.individualUse),
    automatic: encodeFlag(draft.automatic),
    priority: draft.priority,
    in_cart: listed('cart'),
    in_checkout: listed('checkout'),
    in_account: listed('account'),
    starts_at: starts?.at ?? null,
    expires_at: expires?.at ?? null,
    usage_limit: usageLimit?.count ?? null,
    customer_limit: customerLimit?.count ?? null,
    conditions: encodeJson(withoutEmptyTargets(rest)),
    updated_at: now,
  };
}

/** A form sends both lists always; two empty ones mean that there is no such condition. */
function withoutEmptyTargets(conditions: CouponConditions): CouponConditions {
  const { onlyFor, notFor, ...rest } = conditions;
  const names = (target: typeof onlyFor) =>
    target !== undefined && target.productIds.length + target.categoryIds.length > 0;
  return {
    ...rest,
    ...(names(onlyFor) && { onlyFor }),
    ...(names(notFor) && { notFor }),
  };
}
