import { type FieldValue, isEmpty, numberIn, toTexts } from '../field-value.ts';
import { dateSeconds, getDays, timeSeconds } from '../moments/moment.ts';
import type { Operator } from './condition.ts';
import { plainNumber } from './evaluate-formula.ts';

// One entry per operator. Text compares case-insensitively; of several chosen values one match is
// enough, and the "not" forms require that none matches. An empty subject matches neither form.
// Example: ['Oak', 'Beech'] `is` "oak"; an empty field is not even `is_not` "oak".

type Test = (subject: FieldValue, expected: readonly string[]) => boolean;

function any(compare: (text: string, expected: string) => boolean): Test {
  return (subject, expected) =>
    toTexts(subject).some((text) =>
      expected.some((each) => compare(text.toLowerCase(), each.toLowerCase())),
    );
}

function none(test: Test): Test {
  return (subject, expected) => !test(subject, expected);
}

function numbers(compare: (subject: number, expected: number) => boolean): Test {
  return (subject, [first = '']) => {
    const left = numberIn(subject);
    const right = plainNumber(first);
    return left !== null && right !== null && compare(left, right);
  };
}

function moments(
  read: (text: string) => number | null,
  compare: (subject: number, expected: number) => boolean,
): Test {
  return (subject, [first = '']) => {
    const right = read(first);
    return toTexts(subject).some((text) => {
      const left = read(text);
      return left !== null && right !== null && compare(left, right);
    });
  };
}

/** By day, whatever the hour. */
function day(text: string): number | null {
  const seconds = dateSeconds(text);
  return seconds === null ? null : getDays(seconds);
}

/** The time of a date with time. */
function hour(text: string): number | null {
  return timeSeconds(text) ?? (dateSeconds(text) === null ? null : timeSeconds(text.slice(11)));
}

const equal = any((text, expected) => text === expected);
const contains = any((text, expected) => text.includes(expected));

const TESTS: Record<Exclude<Operator, 'is_empty' | 'is_not_empty'>, Test> = {
  is: equal,
  is_not: none(equal),
  is_in: equal,
  is_not_in: none(equal),
  greater: numbers((left, right) => left > right),
  lessthan: numbers((left, right) => left < right),
  greater_or_equal: numbers((left, right) => left >= right),
  lessthan_or_equal: numbers((left, right) => left <= right),
  contains,
  not_contains: none(contains),
  starts_with: any((text, expected) => text.startsWith(expected)),
  ends_with: any((text, expected) => text.endsWith(expected)),
  date_is: moments(day, (left, right) => left === right),
  date_before: moments(day, (left, right) => left < right),
  date_after: moments(day, (left, right) => left > right),
  time_is: moments(hour, (left, right) => left === right),
  time_before: moments(hour, (left, right) => left < right),
  time_after: moments(hour, (left, right) => left > right),
};

export function holds(
  operator: Operator,
  subject: FieldValue | undefined,
  value: string | readonly string[],
): boolean {
  if (subject === undefined || isEmpty(subject)) return operator === 'is_empty';
  if (operator === 'is_empty') return false;
  if (operator === 'is_not_empty') return true;
  return TESTS[operator](subject, typeof value === 'string' ? [value] : value);
}
