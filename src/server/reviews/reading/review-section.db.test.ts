import { beforeAll, describe, expect, test } from 'vitest';
import {
  ANY_REVIEW,
  REVIEW_SORTS,
  type ReviewFilter,
  type ReviewSort,
} from '#rules/reviews/review-filter.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { findProduct } from '#server/catalog/product/find-product.ts';
import { deleteProduct } from '#server/catalog/saving/delete-product.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { catalogContext, NOON } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readWidget } from '#wire/review-widget.ts';
import { type ReviewInput, saveReviews } from '../save-review.ts';
import { recount } from '../testing/recount.ts';
import { findReview } from './find-review.ts';
import { reviewSection } from './review-section.ts';
import { reviewWidget } from './review-widget.ts';

const database = await testDatabase();
const { db } = database;
const ctx = catalogContext(db, { 'reviews.perPage': 19 });
const DAY = 24 * 60 * 60 * 1000;
let mug = 0;
let bowl = 0;
let photo = 0;

interface Known {
  id: number;
  product: number;
  stars: number;
  verified: boolean;
  image: boolean;
  score: number;
  at: number;
}
let all: Known[] = [];

beforeAll(async () => {
  mug = await saveProduct(db, { slug: 'mug', name: 'Mug' }, NOON);
  bowl = await saveProduct(db, { slug: 'bowl', name: 'Bowl' }, NOON);
  const media = { slug: 'm', width: 4, height: 3, mime: 'image/png', bytes: 1 };
  const { id } = await db
    .insertInto('media')
    .values({ ...media, key: 'm', created_at: NOON })
    .returning('id')
    .executeTakeFirstOrThrow();
  photo = id;
  const inputs = Array.from({ length: 230 }, (_, at) => random(at));
  const ids = await saveReviews(db, inputs, NOON);
  const hidden = [
    { ...random(1), status: 'held' as const },
    { ...random(2), status: 'spam' as const },
  ];
  await saveReviews(db, hidden, NOON);
  all = inputs.map((input, at) => ({
    id: ids[at] ?? 0,
    product: input.productId,
    stars: input.rating ?? 0,
    verified: input.verified ?? false,
    image: (input.media ?? []).length > 0,
    score: (input.votesUp ?? 0) - (input.votesDown ?? 0),
    at: input.createdAt,
  }));
});

/** Spread over two years, several at the same moment; the same on every run. */
function random(at: number): ReviewInput {
  const dice = (sides: number, round: number) => {
    const mixed = Math.imul(at * 31 + round * 1013 + 7, 2_654_435_761);
    return ((Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 9) & 0x7fff) % sides;
  };
  return {
    productId: dice(10, 1) < 8 ? mug : bowl,
    rating: dice(6, 2) || null,
    text: `Number ${at}`,
    author: 'Ada',
    verified: dice(3, 3) === 0,
    media: dice(4, 4) === 0 ? [{ mediaId: photo }] : [],
    votesUp: dice(2, 5) === 0 ? dice(7, 6) : 0,
    votesDown: dice(3, 7),
    createdAt: NOON - dice(100, 8) * 7 * DAY - dice(2, 9),
  };
}

/** The expected list, computed from all reviews. */
function expectedIds(products: number[], filter: ReviewFilter): number[] {
  const newest = (a: Known, b: Known) => b.at - a.at || b.id - a.id;
  const helpful = ({ score }: Known) => Math.max(0, score);
  const orders: Record<ReviewSort, (a: Known, b: Known) => number> = {
    newest,
    oldest: (a, b) => -newest(a, b),
    highest: (a, b) => b.stars - a.stars || newest(a, b),
    // Without stars is after all of them.
    lowest: (a, b) => (a.stars || 6) - (b.stars || 6) || newest(a, b),
    helpful: (a, b) => helpful(b) - helpful(a) || newest(a, b),
    photos: (a, b) => Number(b.image) - Number(a.image) || newest(a, b),
  };
  return all
    .filter(({ product }) => products.includes(product))
    .filter(({ stars }) => filter.stars === 0 || stars === filter.stars)
    .filter(({ verified }) => !filter.verified || verified)
    .filter(({ image }) => !filter.image || image)
    .sort(orders[filter.sort])
    .map(({ id }) => id);
}

const filters: ReviewFilter[] = ([0, 5, 3, 1] as const).flatMap((stars) =>
  [false, true].flatMap((verified) =>
    [false, true].map((image) => ({ ...ANY_REVIEW, stars, verified, image })),
  ),
);

describe('the section of a product', () => {
  test('has every page of every filter in every order, each review once [RV-15] [RV-16]', async () => {
    const rendered = new Set(
      all.map(({ stars, verified, image }) => `${stars} ${verified} ${image}`),
    );
    expect(rendered.size).toBe(24);
    for (const sort of REVIEW_SORTS) {
      for (const filter of filters) {
        const read: number[] = [];
        const right = expectedIds([mug], { ...filter, sort });
        const pages = Math.max(1, Math.ceil(right.length / 19));
        for (let page = 1; page <= pages; page += 1) {
          const section = await reviewSection(ctx, mug, { ...filter, sort, page });
          expect(section).toMatchObject({ page, pages, total: right.length });
          read.push(...section.reviews.map(({ id }) => id));
        }
        expect([sort, filter, read]).toEqual([sort, filter, right]);
      }
    }
  });

  test('counts what each button would show, given the others [RV-15]', async () => {
    for (const filter of filters) {
      const { counts } = await reviewSection(ctx, mug, filter);
      const count = (parts: Partial<ReviewFilter>) =>
        expectedIds([mug], { ...filter, ...parts }).length;
      expect(counts).toEqual({
        all: count({ stars: 0 }),
        image: count({ image: true }),
        verified: count({ verified: true }),
        stars: {
          1: count({ stars: 1 }),
          2: count({ stars: 2 }),
          3: count({ stars: 3 }),
          4: count({ stars: 4 }),
          5: count({ stars: 5 }),
        },
      });
    }
  });

  test('has the rating the product itself says, and bars whatever is filtered', async () => {
    const plain = await reviewSection(ctx, mug);
    const narrow = await reviewSection(ctx, mug, { ...ANY_REVIEW, stars: 2, image: true });
    expect(plain.rating).toEqual((await findProduct(ctx, 'mug'))?.rating);
    const mugs = all.filter(({ product }) => product === mug);
    expect(plain.written).toBe(mugs.length);
    expect(plain.rating.count).toBe(mugs.filter(({ stars }) => stars > 0).length);
    expect(narrow.rating).toEqual(plain.rating);
    expect(narrow.bars).toEqual(plain.bars);
    expect(narrow.bars).toEqual(plain.counts.stars);
  });

  test('shows the last page where there is none so far down', async () => {
    const last = await reviewSection(ctx, mug, { ...ANY_REVIEW, page: 1_000_000 });
    expect(last.page).toBe(last.pages);
    expect(last.filter.page).toBe(last.pages);
    expect(last.reviews.length).toBeGreaterThan(0);
  });

  test('is empty and closed in a shop without reviews', async () => {
    const off = catalogContext(db, { 'reviews.enabled': false });
    const section = await reviewSection(off, mug);
    expect(section).toMatchObject({ reviews: [], total: 0, form: null, photos: [] });
    expect(await findReview(off, all[0]?.id ?? 0)).toBeNull();
    const none = { average: 0, count: 0, off: true };
    expect((await findProduct(off, 'mug'))?.rating).toEqual(none);
    expect((await productCards(off, [mug]))[0]?.rating).toEqual(none);
  });

  test('shows the names as the shop wants them', async () => {
    const masked = catalogContext(db, { 'reviews.nameDisplay': 'masked' });
    expect((await reviewSection(masked, mug)).reviews[0]?.author).toBe('A***');
  });
});

describe('the widget', () => {
  const widget = (parts: Record<string, unknown>) => readWidget({ per_page: 9, ...parts });

  test('has the reviews of the whole shop or of chosen products, with their product [RV-35]', async () => {
    const scopes = [
      { products: [], of: [mug, bowl] },
      { products: [bowl], of: [bowl] },
      { products: [mug, bowl, 999], of: [mug, bowl] },
    ];
    for (const { products, of } of scopes) {
      for (const sort of REVIEW_SORTS) {
        for (const page of [1, 3]) {
          const filter: ReviewFilter = { ...ANY_REVIEW, verified: true, sort, page };
          const section = await reviewWidget(ctx, widget({ products }), filter);
          const right = expectedIds(of, filter);
          const start = (section.page - 1) * 9;
          expect([sort, section.reviews.map(({ id }) => id)]).toEqual([
            sort,
            right.slice(start, start + 9),
          ]);
          expect(section.total).toBe(right.length);
          expect(section.reviews.every(({ product }) => product !== null)).toBe(true);
        }
      }
    }
  });

  test('takes its settings from JSON, and nonsense for the usual [RV-09] [RV-31] [RV-32] [RV-33] [RV-34]', async () => {
    expect(readWidget({})).toMatchObject({
      style: 'masonry',
      cols_gap: 20,
      masonry_popup: 'review',
      full_screen_mobile: 'on',
      pagination_ajax: 'on',
    });
    const { look } = await reviewWidget(
      ctx,
      widget({ style: 'other', cols_gap: '8', masonry_popup: 'image', pagination_ajax: '' }),
      ANY_REVIEW,
    );
    expect(look).toMatchObject({ layout: 'list', popup: 'image', byScript: false });
    expect(look.masonry.gap).toBe(8);
    const slider = await reviewWidget(ctx, widget({ style: 'slider' }), ANY_REVIEW);
    expect(slider.look.slider).toEqual({ columns: 4, mobileColumns: 1, gap: 20 });
    expect(readWidget({ style: 'slider', cols: '3' }).cols).toBe(3);
    const wild = { cols_gap: 'x', per_page: 1e9, products: ['a', -1, 4.5, '7'], masonry_popup: 3 };
    expect(readWidget(wild)).toMatchObject({
      cols_gap: 20,
      per_page: 20,
      products: [7],
      masonry_popup: 'review',
    });
  });
});

test('a review is found by its number with its product, unless nobody may see it', async () => {
  const { id } = all[0] ?? { id: 0 };
  expect(await findReview(ctx, id)).toMatchObject({ id, product: { url: expect.any(String) } });
  const held = await db
    .selectFrom('reviews')
    .select('id')
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow();
  expect(await findReview(ctx, held.id)).toBeNull();
});

test('a product that is hidden, and shown again, moves with its reviews through the shop’s counts', async () => {
  const jar = await saveProduct(db, { slug: 'jar', name: 'Jar' }, NOON);
  await saveReviews(db, [{ ...random(4), productId: jar }], NOON);
  const total = async () => (await reviewWidget(ctx, readWidget({}), ANY_REVIEW)).total;
  const before = await total();
  await saveProduct(db, { id: jar, slug: 'jar', name: 'Jar', status: 'draft' }, NOON);
  expect(await total()).toBe(before - 1);
  await saveReviews(db, [{ ...random(5), productId: jar }], NOON);
  expect(await total()).toBe(before - 1);
  expect(await recount(db)).toEqual([]);
  await saveProduct(db, { id: jar, slug: 'jar', name: 'Jar' }, NOON);
  expect(await total()).toBe(before + 1);
  expect(await recount(db)).toEqual([]);
  await deleteProduct(db, jar, NOON);
});

test('a product that goes takes its reviews out of every count', async () => {
  expect(await recount(db)).toEqual([]);
  const vase = await saveProduct(db, { slug: 'vase', name: 'Vase' }, NOON);
  await saveReviews(db, [{ ...random(3), productId: vase }], NOON);
  await deleteProduct(db, vase, NOON);
  expect(await recount(db)).toEqual([]);
});
