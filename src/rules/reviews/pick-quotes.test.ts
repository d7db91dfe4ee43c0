import { expect, test } from 'vitest';
import { pickQuotes } from './pick-quotes.ts';

const review = (
  id: number,
  up: number,
  text = 'It pours well and feels good in the hand.',
  stars = 5,
) => ({
  id,
  author: 'Ada',
  stars,
  text,
  votes: { up },
});

test('typical ones, the most helpful first, then the newest', () => {
  const ids = (...reviews: Parameters<typeof pickQuotes>[0]) =>
    pickQuotes(reviews, 4.4, 2).map(({ id }) => id);
  expect(ids(review(5, 0), review(4, 3), review(3, 1), review(2, 9, undefined, 1))).toEqual([4, 3]);
  expect(ids(review(5, 0), review(4, 0), review(3, 0))).toEqual([5, 4]);
  const critical = review(2, 0, undefined, 2);
  expect(pickQuotes([review(1, 0), critical], 2.3, 2).map(({ id }) => id)).toEqual([2]);
  expect(ids(review(5, 9, 'Fine.'), review(4, 0, undefined, 0), review(3, 0))).toEqual([3]);
});

test('a long text ends between words', () => {
  const [quote] = pickQuotes([review(1, 0, `${'Warm, heavy '.repeat(20)}\n and mine.`)], 5, 2);
  expect(quote?.text.length).toBeLessThanOrEqual(141);
  expect(quote?.text).toMatch(/ Warm…$/);
});

test('what the shop features comes first, whatever its stars, and once', () => {
  const featured = { ...review(7, 0), stars: 3 };
  const ids = pickQuotes([featured, review(1, 4), review(2, 9)], 4.8, 2, [featured]);
  expect(ids.map(({ id }) => id)).toEqual([7, 2]);
});
