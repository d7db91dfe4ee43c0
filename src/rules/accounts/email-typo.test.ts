import { expect, test } from 'vitest';
import { suggestEmail } from './email-typo.ts';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmail', 'anna@gmail.com'],
  ['anna@gmial.cmo', 'anna@gmail.com'],
  ['Anna.B+shop@Gmial.com', 'Anna.B+shop@gmail.com'],
  ['anna@hotnail.com', 'anna@hotmail.com'],
  ['anna@hotmial.de', 'anna@hotmail.de'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['anna@yaho.com', 'anna@yahoo.com'],
  ['anna@iclould.com', 'anna@icloud.com'],
  ['anna@t-onlin.de', 'anna@t-online.de'],
  ['anna@yahoo.co.ku', 'anna@yahoo.co.uk'],
  ['anna@smith-family.con', 'anna@smith-family.com'],
])('%s was probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'anna@gmail.com',
  'anna@GMAIL.com',
  'anna@mail.com',
  'anna@ymail.com',
  'anna@email.com',
  'anna@hotmail.es',
  'anna@yahoo.ca',
  'anna@outlook.at',
  'anna@gmx.at',
  'anna@gmx.us',
  'anna@web.de',
  'anna@wek.de',
  'anna@example.com',
  'anna@shop.co',
  'anna@university.ac.uk',
  'anna@localhost',
  'anna',
  '@gmial.com',
  'anna@',
  'anna@.com',
  '',
  `anna@${'x'.repeat(5000)}.com`,
])('%s is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
