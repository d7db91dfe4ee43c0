import { expect, test } from 'vitest';
import { intervalText, retentionText } from './schedule-texts.ts';

test.each([
  [1440, '1 day'],
  [10080, '7 days'],
  [360, '6 hours'],
  [90, '90 minutes'],
])('%i minutes are %s', (minutes, text) => {
  expect(intervalText(minutes, 'en')).toBe(text);
});

test.each([
  [[7, 0, 0, 0], 'The newest 7'],
  [[0, 14, 0, 0], 'One for each of the last 14 days'],
  [[7, 14, 8, 12], 'The newest 7, plus one for each of the last 14 days, 8 weeks, and 12 months'],
])('%j is %s', ([last = 0, daily = 0, weekly = 0, monthly = 0], text) => {
  expect(retentionText({ last, daily, weekly, monthly }, 'en')).toBe(text);
});
