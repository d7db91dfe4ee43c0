import type { Coupon } from './coupon.ts';

// What a coupon does and when, as parts that are put into words where they are shown.
// Example: 20 percent off category 4, once for each customer, until Friday is [{ code: 'toPercent',
// amount: 2000, categories: [4] }, { code: 'customerOnce' }, { code: 'until', at }].

export type SummarisedCoupon = Pick<
  Coupon,
  | 'kind'
  | 'amount'
  | 'freeShipping'
  | 'buyGet'
  | 'itemLimit'
  | 'maximumDiscount'
  | 'individualUse'
  | 'automatic'
  | 'conditions'
>;

const EFFECTS = {
  percent: ['percent', 'percentOf'],
  fixed_cart: ['cart', 'cartWith'],
  fixed_product: ['each', 'eachOf'],
} as const;

export type SummaryCode =
  | (typeof EFFECTS)[keyof typeof EFFECTS][number]
  | 'buyGet'
  | 'buyGetOf'
  | 'freeShipping'
  | 'nothing'
  | 'not'
  | 'pieces'
  | 'most'
  | 'noSale'
  | 'from'
  | 'upTo'
  | 'ranges'
  | 'customerOnce'
  | 'customerTimes'
  | 'once'
  | 'times'
  | 'emails'
  | 'roles'
  | 'countries'
  | 'shipping'
  | 'payment'
  | 'alone'
  | 'automatic'
  | 'starts'
  | 'until';

export interface SummaryPart {
  code: SummaryCode;
  /** Hundredths of a percent, or minor units. */
  amount?: number;
  count?: number;
  other?: number;
  at?: number;
  products?: readonly number[];
  categories?: readonly number[];
  words?: readonly string[];
}

export function couponSummary(coupon: SummarisedCoupon): SummaryPart[] {
  const { conditions } = coupon;
  const parts: (SummaryPart | false | undefined)[] = [
    ...effects(coupon),
    conditions.notFor && { code: 'not', ...getTarget(conditions.notFor) },
    conditions.noSaleItems && { code: 'noSale' },
    coupon.itemLimit !== null && { code: 'pieces', count: coupon.itemLimit },
    coupon.maximumDiscount !== null && { code: 'most', amount: coupon.maximumDiscount },
    conditions.minimumSpend && { code: 'from', amount: conditions.minimumSpend.amount },
    conditions.maximumSpend && { code: 'upTo', amount: conditions.maximumSpend.amount },
    conditions.ranges && { code: 'ranges', count: conditions.ranges.ranges.length },
    conditions.customerLimit &&
      limit(conditions.customerLimit.count, 'customerOnce', 'customerTimes'),
    conditions.usageLimit && limit(conditions.usageLimit.count, 'once', 'times'),
    conditions.emails && { code: 'emails', words: conditions.emails.patterns },
    conditions.roles && { code: 'roles', words: conditions.roles.roles },
    conditions.countries && { code: 'countries', words: conditions.countries.countries },
    conditions.shippingMethods && { code: 'shipping', words: conditions.shippingMethods.methods },
    conditions.paymentMethods && { code: 'payment', words: conditions.paymentMethods.methods },
    coupon.automatic && { code: 'automatic' },
    coupon.individualUse && { code: 'alone' },
    conditions.starts && { code: 'starts', at: conditions.starts.at },
    conditions.expires && { code: 'until', at: conditions.expires.at },
  ];
  return parts.flatMap((part) => part || []);
}

function effects({ kind, amount, buyGet, freeShipping, conditions }: SummarisedCoupon) {
  const parts: SummaryPart[] = [];
  const { onlyFor } = conditions;
  if (buyGet) {
    const { buy, get } = buyGet;
    const sides = { count: buy.quantity, other: get.quantity };
    const target = getTarget(get);
    parts.push({
      code: Object.keys(target).length > 0 ? 'buyGetOf' : 'buyGet',
      ...sides,
      ...target,
    });
  } else if (amount > 0) {
    const [all, some] = EFFECTS[kind];
    parts.push({ code: onlyFor ? some : all, amount, ...(onlyFor && getTarget(onlyFor)) });
  }
  if (freeShipping) parts.push({ code: 'freeShipping' });
  if (parts.length === 0) parts.push({ code: 'nothing' });
  return parts;
}

function getTarget({
  productIds,
  categoryIds,
}: Target): Pick<SummaryPart, 'products' | 'categories'> {
  return {
    ...(productIds.length > 0 && { products: productIds }),
    ...(categoryIds.length > 0 && { categories: categoryIds }),
  };
}

interface Target {
  productIds: readonly number[];
  categoryIds: readonly number[];
}

function limit(count: number, once: SummaryCode, times: SummaryCode): SummaryPart {
  return count === 1 ? { code: once } : { code: times, count };
}
