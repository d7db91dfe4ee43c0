import { expect, test } from 'vitest';
import { displayStatus } from './display-status.ts';

const NOW = Date.UTC(2026, 10, 17);

test.each([
  ['publish', NOW + 1, 'future'],
  ['publish', NOW, 'publish'],
  ['publish', NOW - 1, 'publish'],
  ['draft', NOW + 1, 'draft'],
  ['private', NOW + 1, 'private'],
])('a page that is %s and dated %d is %s', (status, publishedAt, expected) => {
  expect(displayStatus(status, publishedAt, NOW)).toBe(expected);
});
