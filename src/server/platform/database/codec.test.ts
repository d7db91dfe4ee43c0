import { expect, test } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { decodeFlag, decodeJson, encodeJson, encodeTime } from './codec.ts';

test('JSON is checked by its schema on reading, with either build of Zod', () => {
  expect(decodeJson('{"unit":"cm"}', z.object({ unit: z.string() }))).toEqual({ unit: 'cm' });
  expect(decodeJson('[1]', mini.array(mini.number()))).toEqual([1]);
});

test.each(['{', '{"unit":1}', '', 'null'])(
  'unreadable JSON %j is an error that shows it',
  (text) => {
    expect(() => decodeJson(text, z.object({ unit: z.string() }))).toThrow(
      `unreadable JSON column: ${text}`,
    );
  },
);

test('values without a stored form are refused on writing', () => {
  expect(() => encodeJson(undefined)).toThrow(TypeError);
  expect(() => encodeJson(() => 1)).toThrow(TypeError);
  expect(() => encodeTime(new Date('nonsense'))).toThrow(TypeError);
});

test('a flag other than 0 and 1 is refused on reading', () => {
  expect(() => decodeFlag(2)).toThrow('a flag of 2');
});
