import { expect, test } from 'vitest';
import { consentAllows, readConsent, writeConsent } from './consent.ts';

test('a choice is stored with its version and moment, and read back', () => {
  const consent = { version: 1, at: 1_731_650_000_000, allowed: ['statistics'] as const };
  const cookie = writeConsent(consent);
  expect(cookie).toBe('1:1731650000000:statistics');
  expect(readConsent(`a=b; vitrine_consent=${cookie}; c=d`, 1)).toEqual(consent);
});

test('refusing everything is a choice too', () => {
  const cookie = writeConsent({ version: 1, at: 5, allowed: [] });
  expect(readConsent(`vitrine_consent=${cookie}`, 1)).toEqual({ version: 1, at: 5, allowed: [] });
});

test.each([
  '',
  'vitrine_consent=',
  'vitrine_consent=yes',
  'vitrine_consent=1:x:statistics',
  'xvitrine_consent=1:5:statistics',
  // Made when something else was asked.
  'vitrine_consent=2:5:statistics',
])('%j is no choice', (cookies) => {
  expect(readConsent(cookies, 1)).toBeNull();
});

test('a category nobody knows is not allowed', () => {
  expect(readConsent('vitrine_consent=1:5:everything+marketing', 1)?.allowed).toEqual([
    'marketing',
  ]);
});

test.each([
  ['statistics', { assumed: false, refused: false }, true],
  ['statistics', { assumed: false, refused: true }, true],
  ['marketing', { assumed: true, refused: false }, false],
  ['', { assumed: true, refused: false }, false],
  // No answer yet.
  [null, { assumed: false, refused: false }, false],
  [null, { assumed: true, refused: false }, true],
  [null, { assumed: true, refused: true }, false],
])('an answer of %s with %o allows statistics: %s [AT-03]', (result, unanswered, allowed) => {
  const consent = result === null ? null : readConsent(`vitrine_consent=1:5:${result}`, 1);
  expect(consentAllows(consent, 'statistics', unanswered)).toBe(allowed);
});
