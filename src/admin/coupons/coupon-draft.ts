import type { BuyGet } from '#rules/coupons/buy-get.ts';
import type { CouponConditions } from '#rules/coupons/conditions/conditions.ts';
import type { SummarisedCoupon } from '#rules/coupons/summary.ts';
import { toMoment } from '#rules/dates/zone-time.ts';
import { parseDecimal } from '#rules/money/decimal.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { Coupon } from '#wire/wc/coupon.ts';
import type { CouponDraft } from './coupon-row.ts';
import { promotionSoFar, writtenDraft } from './promotion-draft.ts';

export interface ShopDetails {
  decimals: number;
  timeZone: string;
}

/** The coupon of a form as the rules know it; what is not a number yet counts as nothing. */
export function getSummarised(
  form: CouponDraft,
  { decimals, timeZone }: ShopDetails,
): SummarisedCoupon {
  const extension = form.extensions?.vitrine ?? {};
  const amount = (text: string | null | undefined): Money =>
    parseDecimal(String(text ?? ''), decimals) ?? money(0);
  const at = (text: string | null | undefined) => (text ? toMoment(text, timeZone) : null);
  const kind = form.discount_type ?? 'percent';
  const [starts, expires] = [at(extension.date_starts), at(form.date_expires)];
  const [least, max] = [amount(form.minimum_amount), amount(form.maximum_amount)];
  const conditions: CouponConditions = {
    ...filled(extension.conditions ?? {}),
    ...(starts !== null && { starts: { at: starts } }),
    ...(expires !== null && { expires: { at: expires } }),
    ...(form.usage_limit && { usageLimit: { count: form.usage_limit } }),
    ...(form.usage_limit_per_user && { customerLimit: { count: form.usage_limit_per_user } }),
    ...(form.email_restrictions?.some(Boolean) && {
      emails: { patterns: form.email_restrictions.filter(Boolean) },
    }),
    ...targets('onlyFor', form.product_ids, form.product_categories),
    ...targets('notFor', form.excluded_product_ids, form.excluded_product_categories),
    ...(form.exclude_sale_items && { noSaleItems: {} }),
    ...(least > 0 && { minimumSpend: { amount: least } }),
    ...(max > 0 && { maximumSpend: { amount: max } }),
  };
  return {
    kind,
    amount:
      kind === 'percent' ? Math.round(Number(form.amount || 0) * 100) || 0 : amount(form.amount),
    freeShipping: form.free_shipping ?? false,
    buyGet: extension.buy_get && hasSides(extension.buy_get) ? getBuyGet(extension.buy_get) : null,
    promotion: extension.promotion ? promotionSoFar(extension.promotion, decimals) : null,
    itemLimit: form.limit_usage_to_x_items || null,
    maximumDiscount: extension.maximum_discount ? amount(extension.maximum_discount) : null,
    individualUse: form.individual_use ?? false,
    automatic: extension.automatic ?? false,
    conditions,
  };
}

function targets(
  name: 'onlyFor' | 'notFor',
  productIds: readonly number[] = [],
  categoryIds: readonly number[] = [],
): CouponConditions {
  return productIds.length + categoryIds.length > 0 ? { [name]: { productIds, categoryIds } } : {};
}

/** Conditions of which a list is empty are not there. */
function filled(conditions: Coupon['extensions']['vitrine']['conditions']): CouponConditions {
  return Object.fromEntries(
    Object.entries(conditions).filter(([, condition]) => isFilled(condition)),
  );
}

function isFilled(condition: unknown): boolean {
  if (typeof condition !== 'object' || condition === null) return false;
  const lists = Object.values(condition).filter((value) => Array.isArray(value) || value == null);
  return lists.every((value) => Array.isArray(value) && value.some((one) => one !== ''));
}

const COUNTS = ['usage_limit', 'usage_limit_per_user', 'limit_usage_to_x_items'] as const;
const AMOUNTS = ['minimum_amount', 'maximum_amount'] as const;
const PLAIN = [
  ...['code', 'discount_type', 'amount', 'description', 'individual_use', 'free_shipping'],
  ...['exclude_sale_items', 'product_ids', 'excluded_product_ids', 'product_categories'],
  ...['excluded_product_categories'],
] as const;

/** Conditions that the API has fields for; the others are sent by their own names. */
const VITRINE_CONDITIONS = [
  'roles',
  'countries',
  'shippingMethods',
  'paymentMethods',
  'ranges',
] as const;

/** What the form shows, as the API takes it: what is empty is taken away. */
export function couponChanges(form: CouponDraft): Record<string, unknown> {
  const extension = form.extensions?.vitrine ?? {};
  const known = filled(extension.conditions ?? {});
  return {
    ...Object.fromEntries(
      PLAIN.flatMap((name) => (form[name] == null ? [] : [[name, form[name]]])),
    ),
    ...Object.fromEntries(COUNTS.map((name) => [name, form[name] ?? null])),
    ...Object.fromEntries(AMOUNTS.map((name) => [name, form[name] ?? ''])),
    discount_type: form.discount_type ?? 'percent',
    status: form.status ?? 'publish',
    date_expires: form.date_expires || null,
    email_restrictions: trimmed(form.email_restrictions),
    extensions: {
      vitrine: {
        automatic: extension.automatic ?? false,
        priority: extension.priority ?? 10,
        places: extension.places ?? [],
        buy_get:
          extension.buy_get && hasSides(extension.buy_get) ? getBuyGet(extension.buy_get) : null,
        promotion: extension.promotion ? writtenDraft(extension.promotion) : null,
        maximum_discount: extension.maximum_discount || null,
        date_starts: extension.date_starts || null,
        conditions: Object.fromEntries(
          VITRINE_CONDITIONS.map((code) => [code, cleaned(known[code])]),
        ),
      },
    },
  };
}

function trimmed(list: readonly string[] | undefined): string[] {
  return (list ?? []).map((one) => one.trim()).filter((one) => one !== '');
}

/** Lists of words without blanks, and both lists of every range. */
function cleaned(condition: unknown): unknown {
  if (typeof condition !== 'object' || condition === null) return null;
  return Object.fromEntries(
    Object.entries(condition).map(([name, value]) => {
      if (name === 'ranges' && Array.isArray(value)) return [name, value.map(getRange)];
      const isWords = Array.isArray(value) && value.every((one) => typeof one === 'string');
      return [name, isWords ? trimmed(value) : value];
    }),
  );
}

function getRange(range: Record<string, unknown>) {
  const { measure = 'quantity', productIds = [], categoryIds = [], least, most: max } = range;
  return {
    measure,
    productIds: productIds ?? [],
    categoryIds: categoryIds ?? [],
    least: least ?? 0,
    most: max ?? null,
  };
}

/** Both numbers are needed before there is an offer. */
function hasSides(condition: Partial<BuyGet>): boolean {
  return Boolean(condition.buy?.quantity && condition.get?.quantity);
}

/** A side of which nothing was chosen means anything. */
function getBuyGet({ buy, get, repeat }: BuyGet): BuyGet {
  const side = ({ quantity, productIds, categoryIds }: BuyGet['buy']) => ({
    quantity,
    productIds: productIds ?? [],
    categoryIds: categoryIds ?? [],
  });
  return { buy: side(buy), get: side(get), repeat: repeat ?? false };
}
