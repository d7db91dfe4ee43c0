import { COUPON_KINDS } from '#rules/coupons/coupon.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import { countKinds as countProducts } from '#server/catalog/managing/count-kinds.ts';
import { countKinds as countCoupons } from '#server/coupons/count-kinds.ts';
import { translator } from '#server/language/translator.ts';
import { countPaying } from '#server/orders/reports/count-paying.ts';
import { countStatuses } from '#server/orders/reports/count-statuses.ts';
import { countRatings } from '#server/reviews/count-ratings.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { Total } from '#wire/wc/report.ts';
import { isEnglish } from '../facts/is-english.ts';

// How many there are of each kind, as WooCommerce lists them.

type Count = { kind: string | number; count: number };

function getTotal(counts: readonly Count[], kind: string | number): number {
  return counts.find((one) => one.kind === kind)?.count ?? 0;
}

/** In the order of WooCommerce, whose names they are. */
const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending payment',
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  failed: 'Failed',
};

export async function orderTotals({ db, settings }: ShopContext): Promise<Total[]> {
  const t = translator(settings);
  const counts = await countStatuses(db);
  const inEnglish = isEnglish(settings['shop.locale']);
  const statuses = recordKeys(STATUS_NAMES).map((slug) => {
    const name = inEnglish ? STATUS_NAMES[slug] : t(`orders.status.${slug}`);
    return { slug, name, total: getTotal(counts, slug) };
  });
  // A checkout that was begun is a cart here, and no order yet.
  return [...statuses, { slug: 'checkout-draft', name: 'Draft', total: 0 }];
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
