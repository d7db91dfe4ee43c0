import { expect, test } from 'vitest';
import { phoneStarts, searchedPhone } from './phone-starts.ts';

test.each([
  ['+1 (503) 555-0100', ['15035550100', '5035550100', '5550100', '0100']],
  ['0171 234567', ['0171234567', '234567']],
  ['5035550100', ['5035550100']],
  ['', []],
  ['ask Bo', []],
])('%s is stored as %j', (phone, starts) => {
  expect(phoneStarts(phone)).toEqual(starts);
});

test.each([
  ['503.555', '503555'],
  ['(503) 555-0100', '5035550100'],
  ['+41 22', '4122'],
  ['12', '12'],
  ['+4', '+4'],
  ['ada 503', 'ada 503'],
  ['', ''],
])('%s is searched for as %s', (search, expected) => {
  expect(searchedPhone(search)).toBe(expected);
});
