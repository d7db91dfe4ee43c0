import { describe, expect, test } from 'vitest';
import { countLinks, judgeReview, type ReviewSigns } from './judge-review.ts';
import { hasMark, looksAlike } from './looks-alike.ts';
import { displayName } from './name-display.ts';
import { restrictReview } from './restrict-reviews.ts';
import { getSlices, type SortGroup, sortGroups, spanWindow } from './review-pages.ts';
import { plainWords } from './same-text.ts';
import { getTraits, toCell, toCells } from './tally.ts';
import { tidyLine, tidyText } from './tidy-text.ts';
import { castVote } from './vote.ts';

describe('a vote', () => {
  test('the same way again is ignored [RV-42]', () => {
    expect(castVote('up', 'up')).toBeNull();
    expect(castVote('down', 'down')).toBeNull();
  });

  test('the other way switches, and both counts move [RV-43]', () => {
    expect(castVote('up', 'down')).toEqual({ up: -1, down: 1 });
    expect(castVote('down', 'up')).toEqual({ up: 1, down: -1 });
    expect(castVote(null, 'down')).toEqual({ up: 0, down: 1 });
  });
});

describe('how many reviews one may write', () => {
  test('none restricts nobody, one is one, buyers are buyers, orders are counted [RV-79]', () => {
    const judge = (rule: Parameters<typeof restrictReview>[0], written: number, orders: number) =>
      restrictReview(rule, { written, orders })?.replace('reviews.problem.', '') ?? 'ok';
    expect(judge('none', 9, 0)).toBe('ok');
    expect([judge('one', 0, 0), judge('one', 1, 5)]).toEqual(['ok', 'once']);
    expect([judge('one_verified', 0, 0), judge('one_verified', 0, 1)]).toEqual([
      'buyersOnly',
      'ok',
    ]);
    expect(judge('one_verified', 1, 3)).toBe('once');
    expect([judge('orders_count', 1, 2), judge('orders_count', 2, 2)]).toEqual([
      'ok',
      'ordersUsed',
    ]);
    expect(judge('orders_count', 0, 0)).toBe('buyersOnly');
  });
});

describe('what becomes of a review', () => {
  const good: ReviewSigns = {
    verified: false,
    firstTime: false,
    trapped: false,
    age: 60_000,
    links: 0,
    linkInName: false,
    copied: false,
  };
  const rules = { hold: 'none' as const, holdLinks: 2, minSeconds: 3 };
  const judge = (
    signs: Partial<ReviewSigns>,
    more: Partial<Parameters<typeof judgeReview>[1]> = {},
  ) => judgeReview({ ...good, ...signs }, { ...rules, ...more });

  test('a good one is shown, also without a script that tells the time', () => {
    expect(judge({})).toBe('approved');
    expect(judge({ age: null, links: 1 })).toBe('approved');
    expect(judge({ links: 9 }, { holdLinks: 0 })).toBe('approved');
  });

  test('a hasty, linked or copied one waits, and whatever the shop wants to read first', () => {
    expect(judge({ age: 2999 })).toBe('held');
    expect(judge({ age: 3000 })).toBe('approved');
    expect(judge({ links: 2 })).toBe('held');
    expect(judge({ copied: true })).toBe('held');
    expect(judge({ verified: true }, { hold: 'all' })).toBe('held');
  });

  test.each([
    [false, true, 'held'],
    [false, false, 'held'],
    [true, true, 'held'],
    [true, false, 'approved'],
  ])('of a buyer %s, who writes for the first time %s: %s', (verified, firstTime, expected) => {
    expect(judge({ verified, firstTime }, { hold: 'unverified' })).toBe(expected);
    expect(judge({ verified, firstTime }, { hold: 'none' })).toBe('approved');
  });

  test('a trapped one, one with a link for a name and a heap of links are spam', () => {
    expect(judge({ trapped: true })).toBe('spam');
    expect(judge({ linkInName: true })).toBe('spam');
    expect(judge({ links: 10 })).toBe('spam');
  });

  test('links are found however they are written', () => {
    expect(countLinks('https://a.example www.b.example [url=x] <a href="x">')).toBe(4);
    expect(countLinks('I like www and http in general')).toBe(0);
  });
});

describe('words', () => {
  test('are stored as plain text', () => {
    expect(tidyText('a\r\n\r\n\r\n\r\nb  c\t d ')).toBe('a\n\nb c d');
    expect(tidyText('<script>x()</script><p onclick="y">hi</p> 1 < 2 > 0')).toBe('hi 1 < 2 > 0');
    expect(tidyText('a\u0000b\u202ec')).toBe('abc');
    expect(tidyLine(' a\n b ')).toBe('a b');
    expect(tidyText('<img src=x onerror=alert(1)>')).toBe('');
  });

  test('are the same however they are spaced and written', () => {
    expect(plainWords('  Lovely  MUG!! ')).toBe(plainWords('lovely mug'));
  });

  test('name a writer as the shop wants it', () => {
    const all = (name: string) =>
      (['full', 'masked', 'first-initial', 'initial-last'] as const).map((mode) =>
        displayName(name, mode),
      );
    expect(all('Grace Brewster Hopper')).toEqual([
      'Grace Brewster Hopper',
      'G***',
      'Grace B. H.',
      'G. B. Hopper',
    ]);
    expect(all(' ada ')).toEqual(['ada', 'A***', 'ada', 'A.']);
    expect(all('')).toEqual(['', '', '', '']);
  });
});

describe('pictures', () => {
  test('look alike when few places differ', () => {
    expect(looksAlike('00000000000000ff', '00000000000000fe')).toBe(true);
    expect(looksAlike('00000000000000ff', '00000000000000e0')).toBe(false);
    expect(looksAlike('00000000000000ff', 'nonsense')).toBe(false);
    expect([hasMark('0000000000000000'), hasMark('00000000000000ff')]).toEqual([false, true]);
  });
});

describe('pages', () => {
  test('each sort is a row of groups, one after the other', () => {
    const cells = toCells({ stars: 0, verified: false, image: false });
    const keys = (sort: Parameters<typeof sortGroups>[0]) => sortGroups(sort, cells);
    expect(keys('newest')).toEqual([{ cells, order: 'newest' }]);
    const getStars = ({ cells: [cell = 0] }: SortGroup) => getTraits(cell).stars;
    expect(keys('highest').map(getStars)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(keys('lowest').map(getStars)).toEqual([1, 2, 3, 4, 5, 0]);
    expect(keys('photos').map(({ cells: [cell = 0] }) => getTraits(cell).image)).toEqual([
      true,
      false,
    ]);
    expect(keys('helpful').map(({ order }) => order)).toEqual(['score', 'newest']);
  });

  test('are cut out of the groups they fall into', () => {
    const five = {
      cells: [toCell({ stars: 5, verified: false, image: false, helpful: false })],
      order: 'newest' as const,
    };
    const four = {
      cells: [toCell({ stars: 4, verified: false, image: false, helpful: false })],
      order: 'newest' as const,
    };
    const count = (group: SortGroup) => (group === five ? 12 : 30);
    expect(getSlices([five, four], count, 10, 10)).toEqual([
      { group: five, offset: 10, limit: 2 },
      { group: four, offset: 0, limit: 8 },
    ]);
    expect(getSlices([five, four], count, 40, 10)).toEqual([{ group: four, offset: 28, limit: 2 }]);
    expect(getSlices([five, four], count, 42, 10)).toEqual([]);
  });

  test('are found in the weeks that hold their rows', () => {
    const weeks = [
      { at: 9, count: 4 },
      { at: 8, count: 0 },
      { at: 7, count: 6 },
    ];
    expect(spanWindow(weeks, 0, 4)).toEqual({ first: 9, last: 9, offset: 0, rows: 4 });
    expect(spanWindow(weeks, 3, 3)).toEqual({ first: 9, last: 7, offset: 3, rows: 10 });
    expect(spanWindow(weeks, 4, 6)).toEqual({ first: 7, last: 7, offset: 0, rows: 6 });
    expect(spanWindow(weeks, 8, 10)).toBeNull();
  });
});
