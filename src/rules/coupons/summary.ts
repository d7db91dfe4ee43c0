import type { Coupon } from './coupon.ts';

// What a coupon does and when, as parts that are put into words where they are shown.
// Example: 20 percent off category 4, once for each customer, until Friday is [{ say: 'percentOf',
// amount: 2000, categories: [4] }, { say: 'customerOnce' }, { say: 'until', at }].

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
  say: SummaryCode;
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
    conditions.notFor && { say: 'not', ...targetOf(conditions.notFor) },
    conditions.noSaleItems && { say: 'noSale' },
    coupon.itemLimit !== null && { say: 'pieces', count: coupon.itemLimit },
    coupon.maximumDiscount !== null && { say: 'most', amount: coupon.maximumDiscount },
    conditions.minimumSpend && { say: 'from', amount: conditions.minimumSpend.amount },
    conditions.maximumSpend && { say: 'upTo', amount: conditions.maximumSpend.amount },
    conditions.ranges && { say: 'ranges', count: conditions.ranges.ranges.length },
    conditions.customerLimit &&
      limit(conditions.customerLimit.count, 'customerOnce', 'customerTimes'),
    conditions.usageLimit && limit(conditions.usageLimit.count, 'once', 'times'),
    conditions.emails && { say: 'emails', words: conditions.emails.patterns },
    conditions.roles && { say: 'roles', words: conditions.roles.roles },
    conditions.countries && { say: 'countries', words: conditions.countries.countries },
    conditions.shippingMethods && { say: 'shipping', words: conditions.shippingMethods.methods },
    conditions.paymentMethods && { say: 'payment', words: conditions.paymentMethods.methods },
    coupon.automatic && { say: 'automatic' },
    coupon.individualUse && { say: 'alone' },
    conditions.starts && { say: 'starts', at: conditions.starts.at },
    conditions.expires && { say: 'until', at: conditions.expires.at },
  ];
  return parts.flatMap((part) => part || []);
}

function effects({ kind, amount, buyGet, freeShipping, conditions }: SummarisedCoupon) {
  const parts: SummaryPart[] = [];
  const { onlyFor } = conditions;
  if (buyGet) {
    const { buy, get } = buyGet;
    const sides = { count: buy.quantity, other: get.quantity };
    const target = targetOf(get);
    parts.push({
      say: Object.keys(target).length > 0 ? 'buyGetOf' : 'buyGet',
      ...sides,
      ...target,
    });
  } else if (amount > 0) {
    const [all, some] = EFFECTS[kind];
    parts.push({ say: onlyFor ? some : all, amount, ...(onlyFor && targetOf(onlyFor)) });
  }
  if (freeShipping) parts.push({ say: 'freeShipping' });
  if (parts.length === 0) parts.push({ say: 'nothing' });
  return parts;
}

function targetOf({
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
  return count === 1 ? { say: once } : { say: times, count };
}
