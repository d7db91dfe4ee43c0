import type { NotNull } from 'kysely';
import { COUPON_KINDS } from '#rules/coupons/coupon.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { ORDER_STATUSES } from '#wire/order.ts';

// How many there are of each kind, as the reference lists them.

export interface Total {
  slug: string;
  name: string;
  total: number;
}

type Count = { kind: string | number; count: number | string };

function totalOf(counts: readonly Count[], kind: string | number): number {
  return Number(counts.find((one) => one.kind === kind)?.count ?? 0);
}

export async function orderTotals({ db, settings }: ShopContext): Promise<Total[]> {
  const t = translator(settings);
  const counts = await db
    .selectFrom('orders')
    .select((eb) => ['status as kind', eb.fn.countAll<number>().as('count')])
    .where('trashed', '=', 0)
    .groupBy('status')
    .execute();
  return ORDER_STATUSES.map((slug) => {
    return { slug, name: t(`orders.status.${slug}`), total: totalOf(counts, slug) };
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
  const counts = await db
    .selectFrom('products')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'publish')
    .groupBy('kind')
    .execute();
  return Object.entries(PRODUCT_KINDS).map(([slug, name]) => {
    return { slug, name, total: totalOf(counts, slug) };
  });
}

export async function customerTotals({ db }: ShopContext): Promise<Total[]> {
  const { all } = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .where('role', '=', 'customer')
    .executeTakeFirstOrThrow();
  const { paying } = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('paying'))
    .where('role', '=', 'customer')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('customer_id')
        .where('customer_id', 'is not', null)
        .where('paid_at', 'is not', null)
        .$narrowType<{ customer_id: NotNull }>(),
    )
    .executeTakeFirstOrThrow();
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
  const counts = await db
    .selectFrom('coupons')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('trashed', '=', 0)
    .groupBy('kind')
    .execute();
  return COUPON_KINDS.map((slug) => {
    return { slug, name: COUPON_NAMES[slug], total: totalOf(counts, slug) };
  });
}

const STARS = [1, 2, 3, 4, 5];

export async function reviewTotals({ db }: ShopContext): Promise<Total[]> {
  const counts = await db
    .selectFrom('reviews')
    .select((eb) => ['rating as kind', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'approved')
    .groupBy('rating')
    .execute();
  const known = counts.flatMap(({ kind, count }) => (kind === null ? [] : { kind, count }));
  return STARS.map((stars) => ({
    slug: `rated_${stars}_out_of_5`,
    name: `Rated ${stars} out of 5`,
    total: totalOf(known, stars),
  }));
}
