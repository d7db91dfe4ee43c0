import { describe, expect, test } from 'vitest';
import { clickFilter, isActive } from './click-filter.ts';
import { readReviewFilter, reviewAddress, WIDGET_NAMES } from './filter-address.ts';
import { ANY_REVIEW, type FilterButton, REVIEW_SORTS, type ReviewFilter } from './review-filter.ts';
import { CELLS, countFor, filterCounts, getRating, getTraits, toCell, toCells } from './tally.ts';

const filter = (parts: Partial<ReviewFilter> = {}): ReviewFilter => ({ ...ANY_REVIEW, ...parts });
const counts = {
  all: 9,
  image: 3,
  verified: 4,
  stars: { 5: 4, 4: 3, 3: 2, 2: 0, 1: 0 },
};
const click = (state: ReviewFilter, button: FilterButton) => clickFilter(state, button, counts);

describe('a click', () => {
  test('on "all" or on the stars that are chosen already does nothing [RV-17]', () => {
    expect(click(filter(), 'all')).toBeNull();
    expect(click(filter({ stars: 5 }), 5)).toBeNull();
  });

  test('cannot take stars away by choosing them again, other stars or "all" do [RV-18]', () => {
    const five = filter({ stars: 5 });
    expect(click(five, 5)).toBeNull();
    expect(click(five, 4)).toEqual(filter({ stars: 4 }));
    expect(click(five, 'all')).toEqual(filter());
  });

  test('on pictures or verified turns them on and off [RV-19]', () => {
    for (const button of ['image', 'verified'] as const) {
      const on = click(filter({ page: 3 }), button);
      expect(on).toEqual(filter({ [button]: true, page: 1 }));
      expect(click(on ?? filter(), button)).toEqual(filter());
    }
  });

  test('on "all" leaves pictures and verified as they are [RV-20]', () => {
    const state = filter({ stars: 4, image: true, verified: true, sort: 'helpful', page: 2 });
    expect(click(state, 'all')).toEqual({ ...state, stars: 0, page: 1 });
  });

  test('on something that would show nothing does nothing, but what is on can be taken off [RV-21]', () => {
    const empty = { ...counts, image: 0, verified: 0, all: 0 };
    expect(click(filter(), 2)).toBeNull();
    expect(clickFilter(filter(), 'image', empty)).toBeNull();
    expect(clickFilter(filter({ image: true }), 'image', empty)).toEqual(filter());
    expect(clickFilter(filter({ stars: 2 }), 'all', empty)).toBeNull();
  });

  test('says which buttons are on', () => {
    const state = filter({ stars: 4, image: true });
    const on = (['all', 'image', 'verified', 5, 4] as const).filter((each) =>
      isActive(state, each),
    );
    expect(on).toEqual(['image', 4]);
  });
});

describe('an address', () => {
  const read = (query: string) => readReviewFilter(new URLSearchParams(query));

  test('holds stars, verified, picture, page and sort, and is read back [RV-16]', () => {
    const state = filter({ stars: 4, verified: true, image: true, page: 3, sort: 'photos' });
    const address = reviewAddress('/product/mug', state);
    expect(address).toBe('/product/mug?rating=4&verified=1&image=1&sort=photos&cpage=3#reviews');
    expect(readReviewFilter(new URL(address, 'https://shop.example').searchParams)).toEqual(state);
    expect(reviewAddress('/product/mug', filter())).toBe('/product/mug#reviews');
    for (const sort of REVIEW_SORTS) expect(read(`sort=${sort}`).sort).toBe(sort);
  });

  test('of the widget uses names of its own, so that both can stand on one page [RV-35]', () => {
    const state = filter({ stars: 5, image: true, page: 2 });
    const base = '/about?rating=3&wcpr_page=9';
    const address = reviewAddress(base, state, { names: WIDGET_NAMES, fragment: '' });
    expect(address).toBe('/about?rating=3&wcpr_rating=5&wcpr_image=1&wcpr_page=2');
    const query = new URLSearchParams(address.split('?')[1]);
    expect(readReviewFilter(query, WIDGET_NAMES)).toEqual(state);
    const empty = new URLSearchParams('wcpr_image=&wcpr_verified=&wcpr_rating=');
    expect(readReviewFilter(empty, WIDGET_NAMES)).toEqual(filter());
  });

  test('that says nonsense shows everything', () => {
    for (const query of ['rating=6', 'rating=0', 'rating=5.0', 'cpage=-1', 'cpage=x', 'sort=rm']) {
      expect([query, read(query)]).toEqual([query, filter()]);
    }
    expect(read('cpage=999999999').page).toBe(1_000_000);
    expect(read('cpage=0').page).toBe(1);
  });
});

describe('counts', () => {
  // One review in each cell, so that every count is the number of cells it covers.
  const one = CELLS.map(() => 1);

  test('every review stands in one cell, and a filter is a set of them', () => {
    expect(CELLS.map((cell) => toCell(getTraits(cell)))).toEqual(CELLS);
    expect(toCells(filter())).toEqual(CELLS);
    expect(toCells(filter({ stars: 5, verified: true }))).toEqual([36, 37, 38, 39]);
    expect(CELLS.filter((cell) => getTraits(cell).stars === 0)).toHaveLength(8);
  });

  test('of each button are what it would show, given the others [RV-15]', () => {
    expect(filterCounts(one, filter())).toEqual({
      all: 48,
      image: 24,
      verified: 24,
      stars: { 1: 8, 2: 8, 3: 8, 4: 8, 5: 8 },
    });
    const narrow = filter({ stars: 3, image: true });
    expect(filterCounts(one, narrow)).toEqual({
      all: 24,
      image: 4,
      verified: 2,
      stars: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 },
    });
    expect(countFor(one, narrow)).toBe(4);
  });

  test('give the mean to two places', () => {
    const tally = CELLS.map((cell) => (getTraits(cell).stars === 5 ? 1 : 0));
    expect(getRating(tally)).toEqual({ average: 5, count: 8 });
    tally[0] = 1;
    expect(getRating(tally)).toEqual({ average: 4.56, count: 9 });
    // Who gave none does not pull the mean down.
    tally[47] = 1;
    expect(getRating(tally)).toEqual({ average: 4.56, count: 9 });
    expect(getRating(CELLS.map(() => 0))).toEqual({ average: 0, count: 0 });
  });
});
