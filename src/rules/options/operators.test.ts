import { describe, expect, test } from 'vitest';
import { OPERATORS, type Operator } from './condition.ts';
import type { FieldValue } from './field-value.ts';
import { holds } from './operators.ts';

type Row = [subject: FieldValue, value: string | string[], expected: boolean];

const rows: Record<Operator, { id: string; cases: Row[] }> = {
  is: {
    id: 'OP-26',
    cases: [
      ['Oak', 'oak', true],
      ['oak', 'oa', false],
      [['ash', 'oak'], 'oak', true],
      ['0', '0', true],
      ['', 'oak', false],
      [{ '12': 2 }, '12', true],
      [{ '12': 0 }, '12', false],
    ],
  },
  is_not: {
    id: 'OP-26',
    cases: [
      ['oak', 'ash', true],
      ['OAK', 'oak', false],
      [['ash', 'oak'], 'oak', false],
      ['', 'oak', false],
    ],
  },
  is_in: {
    id: 'OP-27',
    cases: [
      ['oak', ['ash', 'Oak'], true],
      ['elm', ['ash', 'oak'], false],
      [['elm', 'ash'], ['ash'], true],
      ['oak', [], false],
      ['', [''], false],
    ],
  },
  is_not_in: {
    id: 'OP-27',
    cases: [
      ['elm', ['ash', 'oak'], true],
      ['oak', ['ash', 'oak'], false],
      [['elm', 'ash'], ['ash'], false],
      ['', ['ash'], false],
    ],
  },
  is_empty: {
    id: 'OP-28',
    cases: [
      ['', '', true],
      [[], '', true],
      [['', ''], '', true],
      [{}, '', true],
      ['0', '', false],
      [{ '7': 0 }, '', true],
    ],
  },
  is_not_empty: {
    id: 'OP-28',
    cases: [
      ['a', '', true],
      ['', '', false],
      [['', 'b'], '', true],
    ],
  },
  greater: {
    id: 'OP-29',
    cases: [
      ['10', '9', true],
      ['9', '9', false],
      ['abc', '9', false],
      [['5', '5'], '9', true],
      ['10', 'nine', false],
    ],
  },
  lessthan: {
    id: 'OP-29',
    cases: [
      ['-1', '0', true],
      ['0', '0', false],
      ['', '5', false],
    ],
  },
  greater_or_equal: {
    id: 'OP-29',
    cases: [
      ['9', '9', true],
      ['8.9', '9', false],
    ],
  },
  lessthan_or_equal: {
    id: 'OP-29',
    cases: [
      ['9', '9', true],
      ['9.1', '9', false],
    ],
  },
  contains: {
    id: 'OP-30',
    cases: [
      ['With love', 'LOVE', true],
      ['With', 'love', false],
      [['ash', 'oak wood'], 'wood', true],
    ],
  },
  not_contains: {
    id: 'OP-30',
    cases: [
      ['With', 'love', true],
      ['with love', 'Love', false],
      ['', 'love', false],
    ],
  },
  starts_with: {
    id: 'OP-31',
    cases: [
      ['Dear Ada', 'dear', true],
      ['My dear', 'dear', false],
    ],
  },
  ends_with: {
    id: 'OP-31',
    cases: [
      ['My Dear', 'dear', true],
      ['Dear me', 'dear', false],
    ],
  },
  date_is: {
    id: 'OP-32',
    cases: [
      ['2026-05-01', '2026-05-01', true],
      ['2026-05-01T09:15', '2026-05-01', true],
      ['2026-05-02', '2026-05-01', false],
      ['2026-02-30', '2026-03-02', false],
    ],
  },
  date_before: {
    id: 'OP-32',
    cases: [
      ['2026-04-30', '2026-05-01', true],
      ['2026-05-01', '2026-05-01', false],
      ['soon', '2026-05-01', false],
    ],
  },
  date_after: {
    id: 'OP-32',
    cases: [
      ['2026-12-01', '2026-05-01', true],
      ['2026-05-01T23:00', '2026-05-01', false],
    ],
  },
  time_is: {
    id: 'OP-33',
    cases: [
      ['14:30', '14:30', true],
      ['2026-05-01T14:30', '14:30', true],
      ['14:31', '14:30', false],
    ],
  },
  time_before: {
    id: 'OP-33',
    cases: [
      ['09:00', '14:30', true],
      ['14:30', '14:30', false],
      ['25:00', '26:00', false],
    ],
  },
  time_after: {
    id: 'OP-33',
    cases: [
      ['15:00', '14:30', true],
      ['14:30', '14:30', false],
    ],
  },
};

for (const operator of OPERATORS) {
  const { id, cases } = rows[operator];
  describe(operator, () => {
    test.each(cases)(`%j against %j is %s [${id}]`, (subject, value, expected) => {
      expect(holds(operator, subject, value)).toBe(expected);
    });
    test(`a field that is not there is empty and nothing else [${id}]`, () => {
      expect(holds(operator, undefined, 'x')).toBe(operator === 'is_empty');
    });
  });
}
