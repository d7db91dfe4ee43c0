import { expect, test } from 'vitest';
import { isProgram } from './is-program.ts';

test.each([
  ['', null, false],
  ['', 5000, false],
  ['', 999, true],
  ['http://spam.example', 5000, true],
  ['x', null, true],
])('honeypot %j, open for %s ms: program %s', (honeypot, age, program) => {
  expect(isProgram({ honeypot, age })).toBe(program);
});
