import { COUPON_KINDS } from '#rules/coupons/coupon.ts';
import { countKinds as countProducts } from '#server/catalog/managing/count-kinds.ts';
import { countKinds as countCoupons } from '#server/coupons/count-kinds.ts';
import { translator } from '#server/language/translator.ts';
import { countPaying } from '#server/orders/reports/count-paying.ts';
import { countStatuses } from '#server/orders/reports/count-statuses.ts';
import { countRatings } from '#server/reviews/count-ratings.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { ORDER_STATUSES } from '#wire/order.ts';
import type { Total } from '#wire/wc/report.ts';

// How many there are of each kind, as WooCommerce lists them.

type Count = { kind: string | number; count: number };

function getTotal(counts: readonly Count[], kind: string | number): number {
  return counts.find((one) => one.kind === kind)?.count ?? 0;
}

export async function orderTotals({ db, settings }: ShopContext): Promise<Total[]> {
  const t = translator(settings);
  const counts = await countStatuses(db);
  return ORDER_STATUSES.map((slug) => {
    return { slug, name: t(`orders.status.${slug}`), total: getTotal(counts, slug) };
  });
}

const PRODUCT_KINDS = {
  external: 'External/Affiliate product',
  grouped: 'Grouped product',
  simple: 'Simple product',
  variable: 'Variable product',
  bundle: 'Bundle',
};

export async function productTotals({ db }: ShopContext): Promise<Total[]> {
  const counts = await countProducts(db, 'publish');
  return Object.entries(PRODUCT_KINDS).map(([slug, name]) => {
    return { slug, name, total: getTotal(counts, slug) };
  });
}

export async function customerTotals({ db }: ShopContext): Promise<Total[]> {
  const { all, paying } = await countPaying(db);
  return [
    { slug: 'paying', name: 'Paying customer', total: paying },
    { slug: 'non_paying', name: 'Non-paying customer', total: all - paying },
  ];
}

const COUPON_NAMES = {
  percent: 'Percentage discount',
  fixed_cart: 'Fixed cart discount',
  fixed_product: 'Fixed product discount',
};

export async function couponTotals({ db }: ShopContext): Promise<Total[]> {
  const counts = await countCoupons(db);
  return COUPON_KINDS.map((slug) => {
    return { slug, name: COUPON_NAMES[slug], total: getTotal(counts, slug) };
  });
}

const STARS = [1, 2, 3, 4, 5];

export async function reviewTotals({ db }: ShopContext): Promise<Total[]> {
  const counts = await countRatings(db);
  return STARS.map((stars) => ({
    slug: `rated_${stars}_out_of_5`,
    name: `Rated ${stars} out of 5`,
    total: getTotal(counts, stars),
  }));
}
