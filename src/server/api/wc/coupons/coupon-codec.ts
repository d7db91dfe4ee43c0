import * as z from 'zod';
import type { CouponConditions } from '#rules/coupons/conditions/conditions.ts';
import type { Coupon } from '#rules/coupons/coupon.ts';
import {
  parsePromotion,
  type WrittenPromotion,
  writePromotion,
} from '#rules/coupons/promotions/written.ts';
import { localText, toMoment } from '#rules/dates/zone-time.ts';
import { money } from '#rules/money/money.ts';
import { type CouponRow, getCoupon } from '#server/coupons/coupon-row.ts';
import { decodeMeta } from '#server/platform/database/meta-column.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Coupon as CouponResponse, couponInput } from '#wire/wc/coupon.ts';
import { writtenPromotion } from '#wire/wc/promotion.ts';
import { codecFor, Refusal } from '../../rest/codec.ts';
import type { PartialOf } from '../../rest/resource.ts';
import { amountWriter, readAmount } from '../shared/amounts.ts';
import { writtenDates } from '../shared/dates.ts';
import { metaItems } from '../shared/meta.ts';

// Between a coupon and the format of WooCommerce; what that has no field for is under `extensions`.

export type SentCoupon = PartialOf<typeof couponInput>;

type StoredCoupon = Omit<Coupon, 'id' | 'shownCode'> & { enabled: boolean };

const NEW: StoredCoupon = {
  code: '',
  description: '',
  enabled: true,
  kind: 'fixed_cart',
  amount: 0,
  freeShipping: false,
  buyGet: null,
  promotion: null,
  itemLimit: null,
  maximumDiscount: null,
  individualUse: false,
  automatic: false,
  priority: 10,
  places: [],
  conditions: {},
};

/** With the code as it is to be printed, which is how a coupon is saved. */
function storedCoupon(row: CouponRow | null): StoredCoupon {
  if (!row) return NEW;
  const { id: _, shownCode: displayedCode, ...coupon } = getCoupon(row);
  return { ...coupon, code: displayedCode, enabled: row.enabled === 1 };
}

interface Context {
  settings: Settings;
  /** Of the coupon as it is to be; an amount is written by it. */
  kind: Coupon['kind'];
}

// What was sent of a coupon is checked when the coupon is saved.
const { field, codec } = codecFor<StoredCoupon, Record<keyof StoredCoupon, unknown>, Context>();

const couponCodec = codec({
  code: field('code'),
  discount_type: field('kind'),
  // Hundredths of a percent are written in percent.
  amount: field('amount', {
    read: (sent: string, { settings, kind }) =>
      kind === 'percent' ? Math.round(Number(sent || '0') * 100) : readAmount(sent, settings),
    write: (amount, { settings, kind }) =>
      kind === 'percent' ? (amount / 100).toFixed(2) : amountWriter(settings)(amount),
  }),
  description: field('description'),
  individual_use: field('individualUse'),
  free_shipping: field('freeShipping'),
  limit_usage_to_x_items: field('itemLimit', { read: (count: number | null) => count || null }),
});

const vitrineCodec = codec({
  automatic: field('automatic'),
  priority: field('priority'),
  places: field('places'),
  buy_get: field('buyGet'),
  promotion: field('promotion', {
    read: (sent: WrittenPromotion | null, { settings }) =>
      sent && parsePromotion(sent, settings['currency.decimals']),
    write: (promotion, { settings }) =>
      promotion && writePromotion(promotion, settings['currency.decimals']),
  }),
  maximum_discount: field('maximumDiscount', {
    read: (sent: string | number | null, { settings }) =>
      sent === null ? null : readAmount(String(sent), settings),
    write: (amount, { settings }) => (amount === null ? null : amountWriter(settings)(amount)),
  }),
});

/** Null takes a condition away. */
type ConditionChanges = { [Code in keyof CouponConditions]-?: CouponConditions[Code] | null };
const condition = codecFor<CouponConditions, ConditionChanges, Settings>();

function counted(code: 'usageLimit' | 'customerLimit') {
  return condition.field(code, {
    read: (count: number | null) => (count ? { count } : null),
    write: (limit) => limit?.count ?? null,
  });
}

function spend(code: 'minimumSpend' | 'maximumSpend') {
  return condition.field(code, {
    read(sent: string, settings) {
      const amount = readAmount(sent, settings);
      return typeof amount === 'number' ? (amount > 0 ? { amount } : null) : amount;
    },
    write: (limit, settings) => amountWriter(settings)(limit?.amount ?? money(0)),
  });
}

function date(code: 'expires' | 'starts', zone: (settings: Settings) => string) {
  return condition.field(code, {
    read(text: string | null, settings) {
      if (!text) return null;
      const at = toMoment(text, zone(settings));
      return at === null ? new Refusal('is not a valid date') : { at };
    },
    write: (moment, settings) => (moment ? localText(moment.at, zone(settings)) : null),
  });
}
const inShop = (settings: Settings) => settings['shop.timeZone'];
const inGmt = () => 'UTC';

const startCodec = condition.codec({
  date_starts: date('starts', inShop),
  date_starts_gmt: date('starts', inGmt),
});

const conditionCodec = condition.codec({
  date_expires: date('expires', inShop),
  date_expires_gmt: date('expires', inGmt),
  usage_limit: counted('usageLimit'),
  usage_limit_per_user: counted('customerLimit'),
  minimum_amount: spend('minimumSpend'),
  maximum_amount: spend('maximumSpend'),
  exclude_sale_items: condition.field('noSaleItems', {
    read: (isExcluded: boolean) => (isExcluded ? {} : null),
    write: (isExcluded) => isExcluded !== undefined,
  }),
  email_restrictions: condition.field('emails', {
    read: (patterns: string[]) => (patterns.length > 0 ? { patterns } : null),
    write: (emails) => emails?.patterns ?? [],
  }),
});

export function couponItem(
  row: CouponRow,
  usedBy: readonly string[],
  { settings }: { settings: Settings },
): CouponResponse {
  const coupon = storedCoupon(row);
  const context = { settings, kind: coupon.kind };
  const {
    starts: _starts,
    expires: _expires,
    usageLimit: _usageLimit,
    customerLimit: _customerLimit,
    noSaleItems: _noSaleItems,
    minimumSpend: _minimumSpend,
    maximumSpend: _maximumSpend,
    emails: _emails,
    onlyFor,
    notFor,
    ...otherConditions
  } = coupon.conditions;
  return {
    id: row.id,
    status: couponStatus(row),
    ...couponCodec.toResponse(coupon, context),
    ...conditionCodec.toResponse(coupon.conditions, settings),
    ...writtenDates('date_created', row.created_at, settings),
    ...writtenDates('date_modified', row.updated_at, settings),
    usage_count: row.used_count,
    product_ids: onlyFor?.productIds ?? [],
    excluded_product_ids: notFor?.productIds ?? [],
    product_categories: onlyFor?.categoryIds ?? [],
    excluded_product_categories: notFor?.categoryIds ?? [],
    used_by: usedBy,
    meta_data: metaItems(decodeMeta(row.meta)),
    extensions: {
      vitrine: {
        ...vitrineCodec.toResponse(coupon, context),
        ...startCodec.toResponse(coupon.conditions, settings),
        conditions: otherConditions,
      },
    },
  };
}

function couponStatus(row: CouponRow): CouponResponse['status'] {
  if (row.trashed === 1) return 'trash';
  return row.enabled === 1 ? 'publish' : 'draft';
}

/** What is in it is checked when the coupon is saved. */
const vitrinePart = z.strictObject({
  automatic: z.boolean().optional(),
  priority: z.int().optional(),
  places: z.array(z.string()).optional(),
  buy_get: z.unknown().optional(),
  promotion: z.nullish(writtenPromotion),
  maximum_discount: z.union([z.string(), z.number()]).nullish(),
  date_starts: z.string().nullish(),
  date_starts_gmt: z.string().nullish(),
  conditions: z.record(z.string(), z.unknown()).optional(),
});

/** The coupon with what was sent in place of what is stored, and every problem by its parameter. */
export function readCoupon(row: CouponRow | null, sent: SentCoupon, settings: Settings) {
  const before = storedCoupon(row);
  const context = { settings, kind: sent.discount_type ?? before.kind };
  const parsed = vitrinePart.safeParse(sent.extensions?.vitrine ?? {});
  const extension = parsed.data ?? {};
  const fields = couponCodec.fromInput(sent, context);
  const vitrine = vitrineCodec.fromInput(extension, context);
  const [date_expires, date_expires_gmt] = oneDate(sent.date_expires, sent.date_expires_gmt);
  const limits = conditionCodec.fromInput({ ...sent, date_expires, date_expires_gmt }, settings);
  const [date_starts, date_starts_gmt] = oneDate(extension.date_starts, extension.date_starts_gmt);
  const starts = startCodec.fromInput({ date_starts, date_starts_gmt }, settings);
  const [wrong] = [
    ...(parsed.error?.issues ?? []).map(({ message }) => message),
    ...Object.values({ ...vitrine.problems, ...starts.problems }),
  ];
  const { onlyFor, notFor } = before.conditions;
  const conditions = {
    ...before.conditions,
    ...extension.conditions,
    ...limits.changes,
    ...starts.changes,
    onlyFor: {
      productIds: sent.product_ids ?? onlyFor?.productIds ?? [],
      categoryIds: sent.product_categories ?? onlyFor?.categoryIds ?? [],
    },
    notFor: {
      productIds: sent.excluded_product_ids ?? notFor?.productIds ?? [],
      categoryIds: sent.excluded_product_categories ?? notFor?.categoryIds ?? [],
    },
  };
  const coupon = {
    ...before,
    ...fields.changes,
    ...vitrine.changes,
    ...(row && { id: row.id }),
    enabled: sent.status === undefined ? before.enabled : sent.status === 'publish',
    // Null takes a condition away.
    conditions: Object.fromEntries(
      Object.entries(conditions).filter(([, value]) => value !== null),
    ),
  };
  const problems: Record<string, string> = {
    ...fields.problems,
    ...limits.problems,
    ...(wrong !== undefined && { extensions: wrong }),
  };
  return { coupon, problems };
}

type SentDate = string | null | undefined;

/** Of a date in the shop's time zone and one in GMT the latter counts, where it is not empty. */
function oneDate(local: SentDate, gmt: SentDate): [local: SentDate, gmt: SentDate] {
  return gmt ? [undefined, gmt] : [local ?? gmt, undefined];
}
