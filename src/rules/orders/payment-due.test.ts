import { expect, test } from 'vitest';
import { DAY_MS, dueAfterReminder, paymentDue } from './payment-due.ts';

const FROM = Date.UTC(2026, 10, 1, 12);

test.each([
  // days to pay, reminder days before, due after days, reminded after days
  [7, 2, 7, 5],
  [14, 2, 14, 12],
  [14, 7, 14, 7],
  [7, 0, 7, null],
  [1, 1, 1, 0.5],
  [2, 2, 2, 1],
  // Longer before than there are days: halfway, and not at once.
  [7, 30, 7, 3.5],
  [0, 2, null, null],
  [0, 0, null, null],
])('%s days to pay, reminded %s before: due after %s, reminded after %s', (...row) => {
  const [days, reminderDays, due, reminded] = row;
  const expected = due === null ? null : { dueAt: FROM + due * DAY_MS, remindAt: at(reminded) };
  expect(paymentDue(FROM, { days, reminderDays })).toEqual(expected);
});

function at(days: number | null): number | null {
  return days === null ? null : FROM + days * DAY_MS;
}

test.each([
  [5, 0, 5],
  [5, 4, 5],
  [5, 4.5, 5.5],
  // The shop was closed: the reminder goes out after the end, which moves.
  [5, 9, 10],
])('due after %s days, reminded after %s: due after %s', (due, sent, expected) => {
  expect(dueAfterReminder(FROM + due * DAY_MS, FROM + sent * DAY_MS)).toBe(at(expected));
});
