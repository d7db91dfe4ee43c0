import { expect, test } from 'vitest';
import { accountEmail } from './email.ts';
import { checkPassword, PASSWORD_LONGEST } from './password.ts';

test.each([
  [' Ann.Lee@Example.COM ', 'ann.lee@example.com'],
  ['ann+shop@example.com', 'ann+shop@example.com'],
  ["o'neil@example.co.uk", "o'neil@example.co.uk"],
  ['zoë@exämple.de', 'zoë@exämple.de'],
  ['zoe\u0308@example.com', 'zoë@example.com'],
  ['\u200eann@example.com\u202c', 'ann@example.com'],
  ['an\u00adn@example.com', null],
  ['an\u200fn@example.com', null],
  ['ann', null],
  ['ann@', null],
  ['@example.com', null],
  ['ann@example', null],
  ['ann@@example.com', null],
  ['a b@example.com', null],
  ['.ann@example.com', null],
  ['ann..lee@example.com', null],
  ['ann@-example.com', null],
  ['ann@example..com', null],
  ['ann@example.com\nBcc: all@example.com', null],
  ['<ann@example.com>', null],
  [`${'a'.repeat(65)}@example.com`, null],
  [`a@${'b.'.repeat(130)}com`, null],
  ['', null],
])('the address %j is kept as %j', (typed, stored) => {
  expect(accountEmail(typed)).toBe(stored);
});

test.each([
  ['', 'password-missing'],
  ['1234567', 'password-short'],
  ['12345678', null],
  ['🕯️🕯️🕯️🕯️', 'password-simple'],
  ['        ', 'password-simple'],
  ['aaaaaaaaaa', 'password-simple'],
  ['Ann.Lee@example.com', 'password-is-email'],
  [' ann.lee@example.com', 'password-is-email'],
  ['x'.repeat(PASSWORD_LONGEST + 1), 'password-long'],
  ['a warm stove in winter', null],
])('the password %j: %s', (password, problem) => {
  expect(checkPassword(password, 'ann.lee@example.com')).toBe(problem);
});

test('a password that is the name before the @ is refused as well', () => {
  expect(checkPassword('Annabelle', 'annabelle@example.com')).toBe('password-is-email');
});
