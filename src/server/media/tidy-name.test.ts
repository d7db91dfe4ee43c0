import { expect, test } from 'vitest';
import { tidyName } from './tidy-name.ts';

test.each([
  ['me.jpg', 'me.jpg'],
  ['C:\\Users\\ada\\me.jpg', 'me.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b|"<>.png', 'ab.png'],
  ['photo_\u202egpj.exe', 'photo_gpj.exe'],
  ['\u2066\u200f\u061ca\u2069.png', 'a.png'],
  ['\u202e', 'file'],
  ['', 'file'],
])('%j is %s', (name, expected) => {
  expect(tidyName(name)).toBe(expected);
});

test('a long name keeps its extension', () => {
  expect(tidyName(`${'x'.repeat(200)}.jpg`)).toBe(`${'x'.repeat(116)}.jpg`);
});
