import { expect, test } from 'vitest';
import { changedFields, conflictRows, isSavedAlready } from './conflict.ts';

const base = {
  status: 'processing',
  billing: { city: 'Ulm', country: 'DE' },
  line_items: [{ id: 4, quantity: 1 }],
  date_modified: '2026-11-16T10:00:00',
};

test.each([
  ['another field', { status: 'completed' }, { billing: { city: 'Bonn', country: 'DE' } }, 2],
  ['the same field', { status: 'completed' }, { status: 'on-hold' }, 1],
  ['the same value', { status: 'completed' }, { status: 'completed' }, 0],
  ['only the time of the change', { status: 'processing' }, { date_modified: 'later' }, 0],
  ['a line', {}, { line_items: [{ id: 4, quantity: 3 }] }, 1],
])('rows where the other changed %s', (_, mine, theirs, count) => {
  expect(conflictRows(base, mine, { ...base, ...theirs })).toHaveLength(count);
});

test('a row says what was read, typed and saved', () => {
  const theirs = { ...base, billing: { city: 'Bonn', country: 'DE' } };
  const mine = { billing: { city: 'Kiel', country: 'DE' } };
  expect(conflictRows(base, mine, theirs)).toEqual([
    { field: 'billing.city', before: 'Ulm', mine: 'Kiel', theirs: 'Bonn' },
  ]);
});

test('only what was changed counts as typed', () => {
  const mine = { status: 'completed', billing: base.billing, note: null };
  expect(changedFields(base, mine)).toEqual({ status: 'completed' });
  expect(changedFields(base, { line_items: [] })).toEqual({ line_items: [] });
  expect(changedFields(base, { billing: { ...base.billing, city: 'Kiel' } })).toEqual({
    billing: { city: 'Kiel', country: 'DE' },
  });
});

test('an answer that was lost is not a conflict', () => {
  const saved = { ...base, status: 'completed', date_modified: 'later' };
  expect(isSavedAlready(base, { status: 'completed' }, saved)).toBe(true);
  expect(isSavedAlready(base, { status: 'on-hold' }, saved)).toBe(false);
});

test('a list that lost its last entry was changed, and is not saved before it is', () => {
  const two = { images: [{ id: 1 }, { id: 2 }] };
  const mine = { images: [{ id: 1 }] };
  expect(changedFields(two, mine)).toEqual(mine);
  expect(isSavedAlready(two, mine, two)).toBe(false);
  expect(isSavedAlready(two, mine, mine)).toBe(true);
});
