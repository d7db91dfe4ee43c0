import { expect, test } from 'vitest';
import { isStrongEnough } from '#rules/accounts/strength.ts';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['password', false],
  ['12345678', false],
  ['qwertyuiop123', false],
  ['P@ssw0rd123', false],
  ['iloveyou2', false],
  ['Kowalczyk', false],
  ['Vitrine2024', false],
  ['annabelle1', false],
  ['a warm stove', true],
  ['a warm stove in winter', true],
  ['kx8d-2mfp-q9zt-77ab', true],
])('the password %j is strong enough: %s', async (password, expected) => {
  const strength = await passwordStrength(password, ['vitrine', 'annabelle']);
  expect(isStrongEnough(strength)).toBe(expected);
});

test('the longest passwords are estimated in no more time than others', async () => {
  const letters = Array.from({ length: 128 }, (_, at) =>
    String.fromCharCode(33 + ((at * 37) % 93)),
  );
  await passwordStrength('warm', []);
  const started = process.cpuUsage();
  expect(await passwordStrength(letters.join(''), [])).toBe(4);
  expect(await passwordStrength('@$0o'.repeat(32), [])).toBe(1);
  const { user } = process.cpuUsage(started);
  expect(user / 1000).toBeLessThan(1000);
});

test('questions asked at once are answered each by its own', async () => {
  const results = await Promise.all(
    ['password', 'a warm stove in winter', '12345678'].map((each) => passwordStrength(each, [])),
  );
  expect(results.map(isStrongEnough)).toEqual([false, true, false]);
});
