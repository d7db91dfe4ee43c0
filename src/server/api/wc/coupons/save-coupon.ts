import type { CouponSaveProblem } from '#server/coupons/check-draft.ts';
import type { CouponRow } from '#server/coupons/coupon-row.ts';
import { couponById, loadUsers } from '#server/coupons/list-coupons.ts';
import { writeCouponExtras } from '#server/coupons/manage-coupon.ts';
import { saveSentCoupon } from '#server/coupons/save-coupon.ts';
import { COUPONS_TAG } from '#server/coupons/tags.ts';
import type { Coupon } from '#wire/wc/coupon.ts';
import type { Saved, WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { BAD_META, metaChanges } from '../shared/meta.ts';
import { couponItem, readCoupon, type SentCoupon } from './coupon-codec.ts';

const codeInUse: RestError = {
  code: 'woocommerce_rest_coupon_code_already_exists',
  message: 'The coupon code already exists',
  status: 400,
};

export async function saveFrom(
  request: WriteRequest,
  row: CouponRow | null,
  sent: SentCoupon,
): Promise<Saved<Coupon>> {
  const { ctx, record } = request;
  const meta = metaChanges(sent.meta_data);
  const { coupon, problems } = readCoupon(row, sent, ctx.settings);
  if (meta === null) problems.meta_data = BAD_META;
  if (Object.keys(problems).length > 0) return { ok: false, error: invalidParams(problems) };
  const saved = await saveSentCoupon(ctx.db, coupon, ctx.now);
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
  promotionOnly: 'cannot be combined with a promotion',
  notFewer: 'must be fewer than the pieces that are bought',
  notSet: 'needs at least two pieces',
  twice: 'names a product twice',
  notRising: 'must rise from step to step, in both numbers',
};
const VITRINE_NAMES: Readonly<Record<string, string>> = {
  buyGet: 'buy_get',
  maximumDiscount: 'maximum_discount',
};

/** conditions.countries.countries.0 is at extensions.vitrine.conditions.countries.countries. */
function vitrineField(field: string): string {
  // Each row of a promotion has fields of its own.
  if (field.startsWith('promotion.')) return `extensions.vitrine.${field.replace('.effect.', '.')}`;
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
