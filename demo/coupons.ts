import { money } from '#rules/money/money.ts';
import type { CouponInput } from '#server/coupons/coupon-input.ts';

const DAY = 86_400_000;

/** Ids of the demo's products and categories, by slug. */
export interface CouponTargets {
  product(slug: string): number;
  category(slug: string): number;
}

/** Coupons of every kind. Docs and tests rely on the first six. */
export function demoCoupons({ product, category }: CouponTargets, now: number): CouponInput[] {
  const only = (...slugs: string[]) => ({ productIds: slugs.map(product), categoryIds: [] });
  return [
    {
      code: 'WELCOME10',
      description: '10 % off, our hello to you',
      kind: 'percent',
      amount: 1000,
      places: ['cart', 'checkout', 'account'],
    },
    {
      code: 'FIVEOFF',
      description: '$5.00 off your basket',
      kind: 'fixed_cart',
      amount: 500,
      places: ['cart', 'checkout', 'account'],
    },
    {
      code: 'TRAY20',
      description: '20 % off the oak serving tray',
      kind: 'percent',
      amount: 2000,
      places: ['cart', 'checkout'],
      conditions: { onlyFor: only('oak-serving-tray') },
    },
    {
      code: 'FREESHIP',
      description: 'Free delivery',
      kind: 'fixed_cart',
      amount: 0,
      freeShipping: true,
      places: ['cart', 'checkout'],
    },
    {
      code: 'LASTONE',
      description: '10 % off for whoever comes first',
      kind: 'percent',
      amount: 1000,
      conditions: { usageLimit: { count: 1 } },
    },
    {
      code: 'OLDNEWS',
      description: '15 % off, from last season’s letter',
      kind: 'percent',
      amount: 1500,
      places: ['cart', 'account'],
      conditions: { starts: { at: now - 100 * DAY }, expires: { at: now - 10 * DAY } },
    },
    {
      code: 'THREESCENTS',
      description: '5 % off three or more soy candles',
      kind: 'percent',
      amount: 500,
      automatic: true,
      priority: 5,
      conditions: {
        onlyFor: only('soy-candle-jar'),
        ranges: {
          match: 'all',
          ranges: [{ measure: 'quantity', ...only('soy-candle-jar'), least: 3, most: null }],
        },
      },
    },
    {
      code: 'FOURTHNAPKIN',
      description: 'Buy three linen napkins, the fourth is free',
      kind: 'percent',
      amount: 0,
      places: ['cart'],
      buyGet: {
        buy: { quantity: 3, ...only('linen-napkin') },
        get: { quantity: 1, ...only('linen-napkin') },
        repeat: true,
      },
    },
    {
      code: 'MUGS2',
      description: '$2.00 off each stoneware mug, up to four',
      kind: 'fixed_product',
      amount: 200,
      itemLimit: 4,
      conditions: { onlyFor: only('stoneware-mug') },
    },
    {
      code: 'HEARTH25',
      description: '25 % off from $120.00, up to $40.00; not for sale items, with no other coupon',
      kind: 'percent',
      amount: 2500,
      maximumDiscount: money(4000),
      individualUse: true,
      places: ['cart', 'checkout'],
      conditions: {
        minimumSpend: { amount: money(12_000) },
        noSaleItems: {},
        customerLimit: { count: 1 },
      },
    },
    {
      code: 'NEIGHBOURS',
      description: '12 % off for our neighbours, without gift sets, delivered in the United States',
      kind: 'percent',
      amount: 1200,
      places: ['account'],
      conditions: {
        emails: { patterns: ['*@example.com'] },
        notFor: { productIds: [], categoryIds: [category('gift-sets')] },
        maximumSpend: { amount: money(50_000) },
        countries: { countries: ['US'] },
      },
    },
  ];
}
