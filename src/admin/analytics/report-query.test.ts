import { expect, test } from 'vitest';
import { comparisonQuery, readQuery } from './report-query.ts';

const TODAY = '2026-11-16';
const read = (query: string) => readQuery(new URLSearchParams(query), TODAY);

test('without a query it is this month, compared with the one before', () => {
  expect(read('')).toEqual({
    period: 'month',
    range: { first: '2026-11-01', last: TODAY },
    compare: 'previous_period',
    compared: { first: '2026-10-01', last: '2026-10-16' },
    interval: null,
    shown: 'products',
    sort: null,
    order: 'desc',
    page: 1,
  });
});

test.each([
  ['period=custom&first=2026-01-05&last=2026-02-01', { first: '2026-01-05', last: '2026-02-01' }],
  ['period=custom&first=2026-02-01&last=2026-01-05', null],
  ['period=custom&first=2026-13-01&last=2026-14-05', null],
  ['period=custom', null],
  ['period=last-7', { first: '2026-11-10', last: TODAY }],
  ['period=century', { first: '2026-11-01', last: TODAY }],
])('%s', (query, range) => {
  expect(read(query).range).toEqual(range);
});

test('what it does not know is left out', () => {
  expect(read('by=planets&compare=mars&interval=hour&page=-3')).toMatchObject({
    shown: 'products',
    compare: 'previous_period',
    interval: null,
    page: 1,
  });
  expect(read('by=stock&compare=none&interval=week&page=2')).toMatchObject({
    shown: 'stock',
    compare: 'none',
    interval: 'week',
    page: 2,
  });
});

test.each([
  ['from=2026-01-01&to=2026-01-31', { first: '2026-01-01', last: '2026-01-31' }],
  ['from=2026-02-01&to=2026-01-31', null],
  ['', null],
])("compared with dates of one's choice: %s", (dates, compared) => {
  const query = read(`compare=custom&${dates}`);
  expect(query.compared).toEqual(compared);
  expect(comparisonQuery(query)).toEqual(
    compared
      ? { compare: 'custom', compare_after: '2026-01-01', compare_before: '2026-01-31' }
      : { compare: 'none' },
  );
});

test('a table is sorted by what the API sorts by', () => {
  expect(read('sort=profit&order=asc')).toMatchObject({ sort: 'profit', order: 'asc' });
  expect(read('sort=mood&order=up')).toMatchObject({ sort: null, order: 'desc' });
});
