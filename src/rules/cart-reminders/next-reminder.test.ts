import { expect, test } from 'vitest';
import {
  type LeftCart,
  type NextReminder,
  nextReminder,
  reminderHours,
  storesReminder,
} from './next-reminder.ts';

const HOUR = 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const HOURS = [4, 24, 72];
const ago = (hours: number) => NOW - hours * HOUR;

const left = (hoursAgo: number, parts: Partial<LeftCart> = {}): LeftCart => ({
  changedAt: ago(hoursAgo),
  lines: 2,
  sent: 0,
  sentAt: null,
  ordered: false,
  ...parts,
});

const send = (last = false): NextReminder => ({ do: 'send', last });
const wait = (hours: number): NextReminder => ({ do: 'wait', until: NOW + hours * HOUR });
const stop = (why: 'ordered' | 'empty' | 'all-sent'): NextReminder => ({ do: 'stop', why });

test.each<[string, LeftCart, NextReminder]>([
  ['left an hour ago', left(1), wait(3)],
  ['left four hours ago', left(4), send()],
  ['ordered meanwhile', left(4, { ordered: true }), stop('ordered')],
  ['emptied meanwhile', left(4, { lines: 0 }), stop('empty')],
  ['emptied before it was due', left(0, { lines: 0 }), stop('empty')],
  ['once reminded, a day not over', left(20, { sent: 1, sentAt: ago(16) }), wait(4)],
  ['once reminded, a day over', left(24, { sent: 1, sentAt: ago(20) }), send()],
  ['changed after the first reminder', left(2, { sent: 1, sentAt: ago(30) }), wait(22)],
  ['the last of three', left(72, { sent: 2, sentAt: ago(48) }), send(true)],
  ['all were sent', left(99, { sent: 3, sentAt: ago(20) }), stop('all-sent')],
  ['down for a week: the first now', left(170), send()],
  ['down for a week: the second not right after', left(170, { sent: 1, sentAt: ago(0) }), wait(20)],
])('%s', (_, cart, next) => {
  expect(nextReminder(cart, HOURS, NOW)).toEqual(next);
});

test.each([
  [
    [4, 24, 72],
    [4, 24, 72],
  ],
  [[0, 24, 0], [24]],
  [
    [72, 4, 24],
    [4, 24, 72],
  ],
  [[24, 24, 0], [24]],
  [[0, 0, 0], []],
])('the times %j are %j', (set, hours) => {
  expect(reminderHours(set)).toEqual(hours);
});

test('with no times nothing is sent', () => {
  expect(nextReminder(left(99), [], NOW)).toEqual(stop('all-sent'));
});

test.each([
  [0, false, true],
  [2, false, true],
  [3, false, false],
  [0, true, false],
])('a mailbox with %s baskets, ended %s: one more is stored %s', (carts, ended, stores) => {
  expect(storesReminder({ carts: carts, ended })).toBe(stores);
});
