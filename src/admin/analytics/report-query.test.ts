import { expect, test } from 'vitest';
import { readQuery } from './report-query.ts';

const TODAY = '2026-11-16';
const read = (query: string) => readQuery(new URLSearchParams(query), TODAY);

test('without a query it is this month, compared with the one before', () => {
  expect(read('')).toEqual({
    period: 'month',
    range: { first: '2026-11-01', last: TODAY },
    compare: 'previous_period',
    interval: null,
    shown: 'products',
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
