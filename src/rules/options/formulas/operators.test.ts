import { expect, test } from 'vitest';
import type { FieldValue } from '../field-value.ts';
import { OPERATORS, type Operator } from './condition.ts';
import { holds } from './operators.ts';

type Row = [subject: FieldValue, value: string | string[], expected: boolean];

const rows: Record<Operator, Row[]> = {
  is: [
    ['Oak', 'oak', true],
    ['oak', 'oa', false],
    [['ash', 'oak'], 'oak', true],
    ['0', '0', true],
    ['', 'oak', false],
    [{ '12': 2 }, '12', true],
    [{ '12': 0 }, '12', false],
  ],
  is_not: [
    ['oak', 'ash', true],
    ['OAK', 'oak', false],
    [['ash', 'oak'], 'oak', false],
    ['', 'oak', false],
  ],
  is_in: [
    ['oak', ['ash', 'Oak'], true],
    ['elm', ['ash', 'oak'], false],
    [['elm', 'ash'], ['ash'], true],
    ['oak', [], false],
    ['', [''], false],
  ],
  is_not_in: [
    ['elm', ['ash', 'oak'], true],
    ['oak', ['ash', 'oak'], false],
    [['elm', 'ash'], ['ash'], false],
    ['', ['ash'], false],
  ],
  is_empty: [
    ['', '', true],
    [[], '', true],
    [['', ''], '', true],
    [{}, '', true],
    ['0', '', false],
    [{ '7': 0 }, '', true],
  ],
  is_not_empty: [
    ['a', '', true],
    ['', '', false],
    [['', 'b'], '', true],
  ],
  greater: [
    ['10', '9', true],
    ['9', '9', false],
    ['abc', '9', false],
    [['5', '5'], '9', true],
    ['10', 'nine', false],
  ],
  lessthan: [
    ['-1', '0', true],
    ['0', '0', false],
    ['', '5', false],
  ],
  greater_or_equal: [
    ['9', '9', true],
    ['8.9', '9', false],
  ],
  lessthan_or_equal: [
    ['9', '9', true],
    ['9.1', '9', false],
  ],
  contains: [
    ['With love', 'LOVE', true],
    ['With', 'love', false],
    [['ash', 'oak wood'], 'wood', true],
  ],
  not_contains: [
    ['With', 'love', true],
    ['with love', 'Love', false],
    ['', 'love', false],
  ],
  starts_with: [
    ['Dear Ada', 'dear', true],
    ['My dear', 'dear', false],
  ],
  ends_with: [
    ['My Dear', 'dear', true],
    ['Dear me', 'dear', false],
  ],
  date_is: [
    ['2026-05-01', '2026-05-01', true],
    ['2026-05-01T09:15', '2026-05-01', true],
    ['2026-05-02', '2026-05-01', false],
    ['2026-02-30', '2026-03-02', false],
  ],
  date_before: [
    ['2026-04-30', '2026-05-01', true],
    ['2026-05-01', '2026-05-01', false],
    ['soon', '2026-05-01', false],
  ],
  date_after: [
    ['2026-12-01', '2026-05-01', true],
    ['2026-05-01T23:00', '2026-05-01', false],
  ],
  time_is: [
    ['14:30', '14:30', true],
    ['2026-05-01T14:30', '14:30', true],
    ['14:31', '14:30', false],
  ],
  time_before: [
    ['09:00', '14:30', true],
    ['14:30', '14:30', false],
    ['25:00', '26:00', false],
  ],
  time_after: [
    ['15:00', '14:30', true],
    ['14:30', '14:30', false],
  ],
};

const check =
  (operator: Operator) => (subject: FieldValue, value: string | string[], expected: boolean) => {
    expect(holds(operator, subject, value)).toBe(expected);
  };

test.each(rows.is)('%j is %j: %s [OP-26]', check('is'));
test.each(rows.is_not)('%j is_not %j: %s [OP-26]', check('is_not'));
test.each(rows.is_in)('%j is_in %j: %s [OP-27]', check('is_in'));
test.each(rows.is_not_in)('%j is_not_in %j: %s [OP-27]', check('is_not_in'));
test.each(rows.is_empty)('%j is_empty %j: %s [OP-28]', check('is_empty'));
test.each(rows.is_not_empty)('%j is_not_empty %j: %s [OP-28]', check('is_not_empty'));
test.each(rows.greater)('%j greater %j: %s [OP-29]', check('greater'));
test.each(rows.lessthan)('%j lessthan %j: %s [OP-29]', check('lessthan'));
test.each(rows.greater_or_equal)('%j greater_or_equal %j: %s [OP-29]', check('greater_or_equal'));
test.each(rows.lessthan_or_equal)(
  '%j lessthan_or_equal %j: %s [OP-29]',
  check('lessthan_or_equal'),
);
test.each(rows.contains)('%j contains %j: %s [OP-30]', check('contains'));
test.each(rows.not_contains)('%j not_contains %j: %s [OP-30]', check('not_contains'));
test.each(rows.starts_with)('%j starts_with %j: %s [OP-31]', check('starts_with'));
test.each(rows.ends_with)('%j ends_with %j: %s [OP-31]', check('ends_with'));
test.each(rows.date_is)('%j date_is %j: %s [OP-32]', check('date_is'));
test.each(rows.date_before)('%j date_before %j: %s [OP-32]', check('date_before'));
test.each(rows.date_after)('%j date_after %j: %s [OP-32]', check('date_after'));
test.each(rows.time_is)('%j time_is %j: %s [OP-33]', check('time_is'));
test.each(rows.time_before)('%j time_before %j: %s [OP-33]', check('time_before'));
test.each(rows.time_after)('%j time_after %j: %s [OP-33]', check('time_after'));

test.each(OPERATORS)(
  'a field that is not there is empty and nothing else: %s [OP-28]',
  (operator) => {
    expect(holds(operator, undefined, 'x')).toBe(operator === 'is_empty');
  },
);
