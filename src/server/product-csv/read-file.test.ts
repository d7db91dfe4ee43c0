import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const read = (text: string) => readFile(Buffer.from(text));

test.each([
  ['a,b\r\n1,2\r\n', [['1', '2']]],
  ['\uFEFFa;b\n1,5;2\n', [['1,5', '2']]],
  ['a\tb\n1\t2', [['1', '2']]],
  ['"a, b",c\n"x ""y""\nz",2\n', [['x "y"\nz', '2']]],
  ['a,b\n,\n1,\n', [['1', '']]],
])('%j has the lines %j', async (text, lines) => {
  const result = await read(text);
  expect(result.ok && result.lines.map(({ cells }) => cells)).toEqual(lines);
});

test('a byte order mark is no part of the first header', async () => {
  const result = await read('\uFEFFID,Name\n1,Cup\n');
  expect(result.ok && result.headers).toEqual(['ID', 'Name']);
});

test.each([
  ['', 'empty'],
  ['a,b\n', 'empty'],
  [`${'a,'.repeat(600)}b\n1\n`, 'tooManyColumns'],
  [`a,b\n1,${'x'.repeat(2_100_000)}\n`, 'tooLongLine'],
  [`${'a,'.repeat(1_100_000)}b\n1\n`, 'tooManyColumns'],
  ['a,"b\n1,2', 'notCsv'],
])('a file that cannot be read is refused', async (text, problem) => {
  expect(await read(text)).toEqual({ ok: false, problem });
});

test.each([
  [Buffer.from([0x61, 0x2c, 0xe9, 0x0a, 0x31, 0x2c, 0x32])],
  [Buffer.from('a,b\n1,2\n', 'utf16le')],
])('a file in another encoding is refused', async (bytes) => {
  expect(await readFile(bytes)).toEqual({ ok: false, problem: 'notUtf8' });
});
