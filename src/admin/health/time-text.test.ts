import { expect, test } from 'vitest';
import { durationText, responseText } from './time-text.ts';

test.each([
  [0, '0 seconds'],
  [1.9, '1 second'],
  [59, '59 seconds'],
  [3599, '59 minutes'],
  [7300, '2 hours'],
  [200_000, '2 days'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds, 'en')).toBe(text);
});

test.each([
  [0.42, '0.4 ms'],
  [7.53, '7.5 ms'],
  [62.4, '62 ms'],
  [2500, '2.5 sec'],
])('%d milliseconds are %s', (ms, text) => {
  expect(responseText(ms, 'en')).toBe(text);
});
