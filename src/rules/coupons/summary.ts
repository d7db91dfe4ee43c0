import type { Coupon } from './coupon.ts';
import { FULL_RATE } from './promotions/full-rate.ts';
import type { Promotion } from './promotions/promotion.ts';

// What a coupon does and when, as parts that are put into words where they are shown.
// Example: 20 percent off category 4, once for each customer, until Friday is [{ code: 'toPercent',
// amount: 2000, categories: [4] }, { code: 'customerOnce' }, { code: 'until', at }].

export type SummarisedCoupon = Pick<
  Coupon,
  | 'kind'
  | 'amount'
  | 'freeShipping'
  | 'buyGet'
  | 'promotion'
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
  | 'cheapestFree'
  | 'cheapestFreeOf'
  | 'cheapestLess'
  | 'cheapestLessOf'
  | 'setPrice'
  | 'setLess'
  | 'tierPieces'
  | 'tierPiecesOf'
  | 'tierSpend'
  | 'tierSpendOf'
  | 'nextPieces'
  | 'nextSpend'
  | 'orderOnce'
  | 'orderTimes'
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
  /** Minor units that belong to a percentage: from which amount it is taken off. */
  sum?: number;
  products?: readonly number[];
  /** How many of each of the products, where some are needed several times. */
  quantities?: readonly number[];
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

function effects(coupon: SummarisedCoupon) {
  const { kind, amount, buyGet, promotion, freeShipping, conditions } = coupon;
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
  } else if (promotion) {
    parts.push(...promotionParts(promotion, onlyFor ? getTarget(onlyFor) : {}));
  } else if (amount > 0) {
    const [all, some] = EFFECTS[kind];
    parts.push({ code: onlyFor ? some : all, amount, ...(onlyFor && getTarget(onlyFor)) });
  }
  if (freeShipping) parts.push({ code: 'freeShipping' });
  if (parts.length === 0) parts.push({ code: 'nothing' });
  return parts;
}

/** `target`: which products count; a set names its own. */
function promotionParts(promotion: Promotion, target: NamedTarget): SummaryPart[] {
  const isNamed = Object.keys(target).length > 0;
  switch (promotion.kind) {
    case 'cheapest': {
      const { quantity, discounted, percent } = promotion;
      const word = percent === FULL_RATE ? 'cheapestFree' : 'cheapestLess';
      const code = isNamed ? (`${word}Of` as const) : word;
      const figures = { other: quantity, count: discounted, amount: percent };
      return [{ code, ...figures, ...target }, ...perOrder(promotion.times)];
    }
    case 'bundle': {
      const { items, effect } = promotion;
      const products = items.map(({ productId }) => productId);
      const quantities = items.map(({ quantity }) => quantity);
      const what = { products, ...(quantities.some((each) => each > 1) && { quantities }) };
      const part: SummaryPart =
        'price' in effect
          ? { code: 'setPrice', amount: effect.price, ...what }
          : { code: 'setLess', amount: effect.percent, ...what };
      return [part, ...perOrder(promotion.times)];
    }
    case 'tiers': {
      const { measure, tiers } = promotion;
      const [word, next] =
        measure === 'quantity'
          ? (['tierPieces', 'nextPieces'] as const)
          : (['tierSpend', 'nextSpend'] as const);
      return tiers.map(({ least, percent }, index): SummaryPart => {
        const from = measure === 'quantity' ? { count: least } : { sum: least };
        if (index > 0) return { code: next, amount: percent, ...from };
        return { code: isNamed ? `${word}Of` : word, amount: percent, ...from, ...target };
      });
    }
  }
}

function perOrder(times: number | null): SummaryPart[] {
  return times === null ? [] : [limit(times, 'orderOnce', 'orderTimes')];
}

type NamedTarget = Pick<SummaryPart, 'products' | 'categories'>;

function getTarget({ productIds, categoryIds }: Target): NamedTarget {
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
