import { expect, test } from 'vitest';
import { accountEmail } from './email.ts';
import { checkPassword, knownWords, MAX_PASSWORD_LENGTH } from './password.ts';
import { isStrongEnough, STRENGTHS } from './strength.ts';

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
])('the address %j is stored as %j', (typed, stored) => {
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
  ['x'.repeat(MAX_PASSWORD_LENGTH + 1), 'password-long'],
  ['a warm stove in winter', null],
  ['Ann-Lee-2026', 'password-own-words'],
  ['vitrine vitrine', 'password-own-words'],
  ['Green House 1!', 'password-own-words'],
  ['Rosamund1999', 'password-own-words'],
  ['rosamund plays the cello', null],
])('the password %j: %s', (password, problem) => {
  const owner = {
    email: 'ann.lee@example.com',
    names: ['Rosamund', 'Green House'],
    shop: 'Vitrine & Co',
  };
  expect(checkPassword(password, owner)).toBe(problem);
});

test('a password that is the name before the @ is refused as well', () => {
  expect(checkPassword('Annabelle', { email: 'annabelle@example.com' })).toBe('password-is-email');
});

test('staff needs ten characters, customers eight', () => {
  const email = 'ann@example.com';
  expect(checkPassword('nine char', { email })).toBeNull();
  expect(checkPassword('nine char', { email, staff: true })).toBe('password-short');
  expect(checkPassword('ten chars!', { email, staff: true })).toBeNull();
});

test('what a guesser knows is the address, the shop and the names, whole and in parts', () => {
  const owner = { email: 'Ann.Lee@example.com', names: ['Ann', ''], shop: 'Oak & Co' };
  expect(knownWords(owner)).toEqual([
    'ann.lee@example.com',
    'oak & co',
    'example',
    'ann.lee',
    'ann',
    'lee',
    'com',
    'oak',
  ]);
});

test('three of four is strong enough', () => {
  expect(STRENGTHS.filter(isStrongEnough)).toEqual([3, 4]);
});
