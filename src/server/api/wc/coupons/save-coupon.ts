import * as z from 'zod';
import type { Coupon } from '#rules/coupons/coupon.ts';
import { toMoment } from '#rules/dates/zone-time.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { CouponSaveProblem } from '#server/coupons/check-draft.ts';
import { type CouponRow, getCoupon } from '#server/coupons/coupon-row.ts';
import { couponById, loadUsers } from '#server/coupons/list-coupons.ts';
import { writeCouponExtras } from '#server/coupons/manage-coupon.ts';
import { saveSentCoupon } from '#server/coupons/save-coupon.ts';
import { COUPONS_TAG } from '#server/coupons/tags.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Coupon as CouponResponse, couponInput } from '#wire/wc/coupon.ts';
import type { PartialOf, Saved, WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { getAmount } from '../shared/amounts.ts';
import { BAD_META, metaChanges } from '../shared/meta.ts';
import { couponItem } from './coupon-item.ts';

type Sent = PartialOf<typeof couponInput>;

const codeInUse: RestError = {
  code: 'woocommerce_rest_coupon_code_already_exists',
  message: 'The coupon code already exists',
  status: 400,
};

/** Our own part; what is in it is checked when the coupon is saved. */
const vitrinePart = z.strictObject({
  automatic: z.boolean().optional(),
  priority: z.int().optional(),
  places: z.array(z.string()).optional(),
  buy_get: z.unknown().optional(),
  maximum_discount: z.union([z.string(), z.number()]).nullish(),
  date_starts: z.string().nullish(),
  date_starts_gmt: z.string().nullish(),
  conditions: z.record(z.string(), z.unknown()).optional(),
});

type StoredCoupon = Omit<Coupon, 'id' | 'shownCode'> & { enabled: boolean };

const NEW: StoredCoupon = {
  code: '',
  description: '',
  enabled: true,
  kind: 'fixed_cart',
  amount: 0,
  freeShipping: false,
  buyGet: null,
  itemLimit: null,
  maximumDiscount: null,
  individualUse: false,
  automatic: false,
  priority: 10,
  places: [],
  conditions: {},
};

/** As it is to be printed, which is how a coupon is saved. */
function storedCoupon(row: CouponRow | null): StoredCoupon {
  if (!row) return NEW;
  const { id: _, shownCode: displayedCode, ...coupon } = getCoupon(row);
  return { ...coupon, code: displayedCode, enabled: row.enabled === 1 };
}

/** Reads what was sent into our own words, collecting every problem by its parameter. */
function sentReader(settings: Settings) {
  const problems: Record<string, string> = {};
  const amount = (text: string | undefined, field: string): Money | undefined => {
    if (text === undefined) return undefined;
    const read = getAmount(text, settings);
    if (read === null) problems[field] = 'must be an amount of 0 or more';
    return read ?? undefined;
  };
  const moment = (text: string, zone: string, field: string): number => {
    const read = toMoment(text, zone);
    if (read === null) problems[field] = 'is not a valid date';
    return read ?? 0;
  };
  const zone = settings['shop.timeZone'];
  /** Undefined for as it is, null for none. */
  const date = (
    local: string | null | undefined,
    gmt: string | null | undefined,
    field: string,
  ) => {
    if (gmt) return { at: moment(gmt, 'UTC', `${field}_gmt`) };
    if (local) return { at: moment(local, zone, field) };
    return local === null || gmt === null ? null : undefined;
  };
  return { problems, amount, date };
}

export async function saveFrom(
  request: WriteRequest,
  row: CouponRow | null,
  sent: Sent,
): Promise<Saved<CouponResponse>> {
  const { ctx, record } = request;
  const { settings } = ctx;
  const before = storedCoupon(row);
  const { problems, amount, date } = sentReader(settings);
  const parsed = vitrinePart.safeParse(sent.extensions?.vitrine ?? {});
  if (!parsed.success) problems.extensions = parsed.error.issues[0]?.message ?? 'is wrong';
  const extension = parsed.data ?? {};
  const kind = sent.discount_type ?? before.kind;
  const meta = metaChanges(sent.meta_data);
  if (meta === null) problems.meta_data = BAD_META;

  const conditions: Record<string, unknown> = { ...before.conditions };
  const set = (code: string, value: unknown) => {
    if (value === undefined) return;
    if (value === null) delete conditions[code];
    else conditions[code] = value;
  };
  // Null takes a condition away.
  for (const [code, value] of Object.entries(extension.conditions ?? {})) set(code, value);
  const counted = (value: number | null | undefined) =>
    value === undefined ? undefined : value ? { count: value } : null;
  const spend = (value: Money | undefined) =>
    value === undefined ? undefined : value > 0 ? { amount: value } : null;
  const { onlyFor, notFor } = before.conditions;
  set('expires', date(sent.date_expires, sent.date_expires_gmt, 'date_expires'));
  set('starts', date(extension.date_starts, extension.date_starts_gmt, 'extensions'));
  set('usageLimit', counted(sent.usage_limit));
  set('customerLimit', counted(sent.usage_limit_per_user));
  set('minimumSpend', spend(amount(sent.minimum_amount, 'minimum_amount')));
  set('maximumSpend', spend(amount(sent.maximum_amount, 'maximum_amount')));
  set('onlyFor', {
    productIds: sent.product_ids ?? onlyFor?.productIds ?? [],
    categoryIds: sent.product_categories ?? onlyFor?.categoryIds ?? [],
  });
  set('notFor', {
    productIds: sent.excluded_product_ids ?? notFor?.productIds ?? [],
    categoryIds: sent.excluded_product_categories ?? notFor?.categoryIds ?? [],
  });
  if (sent.exclude_sale_items !== undefined)
    set('noSaleItems', sent.exclude_sale_items ? {} : null);
  if (sent.email_restrictions !== undefined) {
    const patterns = sent.email_restrictions;
    set('emails', patterns.length > 0 ? { patterns } : null);
  }
  const maxDiscount = extension.maximum_discount;
  const merged = {
    ...before,
    ...(row && { id: row.id }),
    code: sent.code ?? before.code,
    kind,
    description: sent.description ?? before.description,
    enabled: sent.status === undefined ? before.enabled : sent.status === 'publish',
    amount: couponAmount(sent, before, kind, amount),
    freeShipping: sent.free_shipping ?? before.freeShipping,
    individualUse: sent.individual_use ?? before.individualUse,
    itemLimit:
      sent.limit_usage_to_x_items === undefined
        ? before.itemLimit
        : sent.limit_usage_to_x_items || null,
    ...(extension.automatic !== undefined && { automatic: extension.automatic }),
    ...(extension.priority !== undefined && { priority: extension.priority }),
    ...(extension.places !== undefined && { places: extension.places }),
    ...(extension.buy_get !== undefined && { buyGet: extension.buy_get }),
    ...(maxDiscount !== undefined && {
      maximumDiscount: maxDiscount === null ? null : amount(String(maxDiscount), 'extensions'),
    }),
    conditions,
  };
  if (Object.keys(problems).length > 0) return { ok: false, error: invalidParams(problems) };
  const saved = await saveSentCoupon(ctx.db, merged, ctx.now);
  if (!saved.ok) return { ok: false, error: couponError(saved.problems) };
  const extras = { before: row, meta, restored: sent.status !== undefined };
  await writeCouponExtras(ctx.db, saved.id, extras, ctx.now);
  await ctx.invalidate([COUPONS_TAG]);
  const users = await loadUsers(ctx.db, [saved.id]);
  const after = await couponById(ctx.db, saved.id);
  if (!after) throw new Error(`coupon ${saved.id} was saved and is not there`);
  const usedBy = users.get(saved.id) ?? [];
  const item = couponItem(after, usedBy, ctx);
  await record({
    resource: 'coupon',
    id: saved.id,
    action: row ? 'updated' : 'created',
    before: row && couponItem(row, usedBy, ctx),
    after: item,
  });
  return { ok: true, item };
}

/** Percent in hundredths, or minor units; another kind without an amount keeps the figure. */
function couponAmount(
  sent: Sent,
  before: StoredCoupon,
  kind: Coupon['kind'],
  amount: (text: string | undefined, field: string) => Money | undefined,
): number {
  if (sent.amount === undefined) return before.amount;
  if (kind === 'percent') return Math.round(Number(sent.amount || '0') * 100);
  return amount(sent.amount, 'amount') ?? money(0);
}

const FIELDS: Readonly<Record<string, string>> = {
  kind: 'discount_type',
  itemLimit: 'limit_usage_to_x_items',
  'conditions.expires': 'date_expires',
  'conditions.maximumSpend': 'maximum_amount',
  'conditions.onlyFor': 'product_ids',
  'conditions.notFor': 'excluded_product_ids',
  'conditions.emails': 'email_restrictions',
};
const WORDS: Readonly<Record<CouponSaveProblem['code'], string>> = {
  invalid: 'is not valid',
  taken: 'is in use',
  unknown: 'names something that does not exist',
  tooMuch: 'is too high',
  cross: 'contradicts another limit',
  buyGetOnly: 'cannot be combined with free pieces',
};
const VITRINE_NAMES: Readonly<Record<string, string>> = {
  buyGet: 'buy_get',
  maximumDiscount: 'maximum_discount',
};

/** conditions.countries.countries.0 is at extensions.vitrine.conditions.countries.countries. */
function vitrineField(field: string): string {
  const [first = '', ...rest] = field.split('.').filter((part) => !/^\d+$/.test(part));
  return ['extensions.vitrine', VITRINE_NAMES[first] ?? first, ...rest].join('.');
}

const PLAIN = new Set(['code', 'amount', 'description']);

function couponError(problems: readonly CouponSaveProblem[]): RestError {
  if (problems.some(({ code }) => code === 'taken')) return codeInUse;
  const params: Record<string, string> = {};
  for (const { code, field } of problems) {
    const known = Object.entries(FIELDS).find(
      ([current]) => field === current || field.startsWith(`${current}.`),
    );
    const name = known?.[1] ?? (PLAIN.has(field) ? field : 'extensions');
    params[name] ??= `${WORDS[code]} (${field})`;
    // Of our own part the very field is named as well.
    if (name === 'extensions') params[vitrineField(field)] ??= WORDS[code];
  }
  return invalidParams(params);
}
