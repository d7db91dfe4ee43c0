import { expect, test } from 'vitest';
import { isBackupOverdue } from './is-backup-overdue.ts';

test.each([
  ['none', null, true],
  ['two intervals ago', 800, false],
  ['longer ago', 799, true],
  ['in the time to come, by another clock', 2000, false],
])('%s', (_, lastAt, overdue) => {
  expect(isBackupOverdue({ lastAt, everyMs: 100, now: 1000 })).toBe(overdue);
});
