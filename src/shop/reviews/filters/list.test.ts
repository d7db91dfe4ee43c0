import { describe, expect, test, vi } from 'vitest';
import { SECTION_NAMES, WIDGET_NAMES } from '#rules/reviews/filter-address.ts';
import { ANY_REVIEW } from '#rules/reviews/review-filter.ts';
import { createListControl, hasMore } from './list-control.ts';
import {
  type ListRequest,
  linkToFetch,
  loadMoreFields,
  sortRequest,
  sourceFor,
  widgetFields,
} from './list-request.ts';
import { emptyCounts, type ListState, mergeCounts, readState, writeState } from './list-state.ts';

const state: ListState = {
  kind: 'product',
  filter: ANY_REVIEW,
  productId: 12,
  maxPage: 3,
  base: '/product/mug',
  fragment: 'reviews',
  names: SECTION_NAMES,
  usualSort: 'newest',
  layout: 'masonry',
  paging: 'more',
  byScript: true,
  shortcode: '',
};
const widget: ListState = {
  ...state,
  kind: 'widget',
  productId: 0,
  base: '/reviews',
  fragment: 'photo-reviews-7',
  names: WIDGET_NAMES,
  shortcode: '{"style":"masonry"}',
};
const more: ListRequest = {
  kind: 'more',
  filter: { ...ANY_REVIEW, stars: 4, image: true, page: 2 },
};
const filtered: ListRequest = {
  kind: 'filter',
  filter: { ...ANY_REVIEW, stars: 5, verified: true },
  button: 5,
};

test('the section’s element says what it shows: stars, verified, pictures, page, product [RV-16]', () => {
  const element = { dataset: { reviews: 'product', product: '12', cpage: '1', maxPage: '3' } };
  writeState(element, { stars: 4, verified: true, image: false, page: 2, sort: 'oldest' }, 5);
  expect(readState(element)).toMatchObject({
    filter: { stars: 4, verified: true, image: false, page: 2, sort: 'oldest' },
    productId: 12,
    maxPage: 5,
  });
  writeState(element, ANY_REVIEW, 3);
  expect(readState(element).filter).toEqual(ANY_REVIEW);
});

test('more reviews are asked for with everything that is chosen [RV-23]', () => {
  expect(loadMoreFields(state, more, 'n0')).toEqual({
    nonce: 'n0',
    post_id: '12',
    cpage: '2',
    rating: '4',
    verified: '',
    image: '1',
    is_shortcode: '',
    frontend_style: '1',
    filter_type: '',
    sort: 'newest',
  });
  expect(loadMoreFields(state, filtered, 'n0')).toMatchObject({
    cpage: '1',
    rating: '5',
    verified: '1',
    image: '',
    filter_type: 'rating',
  });
});

test('answered counts stand over the shown ones, which stay where the answer is silent [RV-24]', () => {
  const counts = { ...emptyCounts(), all: 30, image: 9, verified: 21 };
  expect(mergeCounts(counts, { all: 12, 5: 8, 4: 4 })).toEqual({
    all: 12,
    image: 9,
    verified: 21,
    stars: { 5: 8, 4: 4, 3: 0, 2: 0, 1: 0 },
  });
});

test('by which route a list comes: the call, the page itself, the widget’s call, or a plain link [RV-27] [RV-34]', () => {
  expect(sourceFor(state, 'more')).toBe('load-more');
  expect(sourceFor(state, 'filter')).toBe('load-more');
  expect(sourceFor({ ...state, paging: 'numbers' }, 'filter')).toBe('page');
  expect(sourceFor({ ...state, paging: 'numbers' }, 'page')).toBe('page');
  expect(sourceFor({ ...state, byScript: false }, 'filter')).toBe('link');
  expect(sourceFor(widget, 'page')).toBe('widget');
  expect(sourceFor({ ...widget, byScript: false }, 'page')).toBe('link');
  expect(sourceFor({ ...widget, byScript: false }, 'more')).toBe('widget');
});

test('a filter’s link says that a script asks, a page’s link does not [RV-27]', () => {
  expect(linkToFetch('/product/mug?rating=5#reviews', 'filter')).toBe(
    '/product/mug?rating=5&wcpr_is_ajax=1',
  );
  expect(linkToFetch('/product/mug#reviews', 'filter')).toBe('/product/mug?wcpr_is_ajax=1');
  expect(linkToFetch('/product/mug?cpage=2#reviews', 'page')).toBe('/product/mug?cpage=2');
});

test('the widget asks with its settings and its filters, 1 or empty [RV-35] [RV-36]', () => {
  expect(widgetFields(widget, more, 'n0')).toMatchObject({
    nonce: 'n0',
    reviews_shortcode: '{"style":"masonry"}',
    wcpr_page: '2',
    wcpr_image: '1',
    wcpr_verified: '',
    wcpr_rating: '4',
  });
});

test('a filter’s click leaves the widget’s page out [RV-37]', () => {
  expect(widgetFields(widget, filtered, 'n0')).not.toHaveProperty('wcpr_page');
});

describe('the list', () => {
  function listWithResponse(respond: () => Promise<string>) {
    const calls: string[] = [];
    const errors: unknown[] = [];
    const control = createListControl<string>({
      load: respond,
      show: (reply) => calls.push(`shows ${reply}`),
      busy: (what, on) => calls.push(`${what} ${on ? 'busy' : 'free'}`),
      log: (error) => errors.push(error),
    });
    return { control, calls, errors };
  }

  test('asks one thing at a time: what is clicked meanwhile is not heard [RV-22]', async () => {
    const result = Promise.withResolvers<string>();
    const load = vi.fn(() => result.promise);
    const { control, calls } = listWithResponse(load);
    const first = control.run(filtered);
    expect(await control.run(more)).toBe(false);
    expect(await control.run(filtered)).toBe(false);
    result.resolve('a');
    expect(await first).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(calls).toEqual(['list busy', 'shows a', 'list free']);
    await control.run(more);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is covered by a filter or a page; "more" turns its own button [RV-25] [RV-28]', async () => {
    const { control, calls } = listWithResponse(async () => 'a');
    await control.run(more);
    await control.run({ kind: 'page', filter: ANY_REVIEW, href: '/x' });
    expect(calls).toEqual([
      'button busy',
      'shows a',
      'button free',
      'list busy',
      'shows a',
      'list free',
    ]);
  });

  test('that cannot be had is uncovered and free again; only the console hears of it [RV-28] [RV-29]', async () => {
    const trouble = new Error('no network');
    const { control, calls, errors } = listWithResponse(() => Promise.reject(trouble));
    expect(await control.run(filtered)).toBe(false);
    expect(calls).toEqual(['list busy', 'list free']);
    expect(errors).toEqual([trouble]);
    await control.run(filtered);
    expect(errors).toHaveLength(2);
  });

  test.each([
    [1, 3, '<li>', true],
    [2, 3, '<li>', true],
    [3, 3, '<li>', false],
    [1, 3, ' ', false],
    [1, 0, '', false],
  ])('at page %d of %d with the reply "%s" has more: %s [RV-26]', (page, pages, html, expected) => {
    expect(hasMore(page, pages, html)).toBe(expected);
  });
});

test('another order than the shown one begins at the first page, whenever it was chosen', () => {
  const filter = { ...ANY_REVIEW, stars: 4, page: 3 } as const;
  expect(sortRequest(filter, 'oldest')).toEqual({
    kind: 'filter',
    filter: { ...filter, sort: 'oldest', page: 1 },
    button: 'sort',
  });
  expect(sortRequest(filter, filter.sort)).toBeNull();
  expect(sortRequest(filter, 'by-colour')).toBeNull();
});
