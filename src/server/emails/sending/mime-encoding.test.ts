import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodedWords, quotedPrintable } from './mime-encoding.ts';

test.each([
  ['plain', 'plain'],
  ['a = ü', 'a =3D =C3=BC'],
  ['space \nend ', 'space=20\r\nend=20'],
  ['two  \rtab\t', 'two =20\r\ntab=09'],
  ['\0\x7f\ud800', '=00=7F=EF=BF=BD'],
  ['\n\na', '\r\n\r\na'],
  ['', ''],
  ['one\ntwo\r\nthree\rfour', 'one\r\ntwo\r\nthree\r\nfour'],
  ['x'.repeat(80), `${'x'.repeat(75)}=\r\n${'x'.repeat(5)}`],
  ['x'.repeat(150), `${'x'.repeat(75)}=\r\n${'x'.repeat(75)}`],
  [`${'x'.repeat(72)}=y`, `${'x'.repeat(72)}=3D=\r\ny`],
  [`${'x'.repeat(74)}ü`, `${'x'.repeat(74)}=\r\n=C3=BC`],
  [`${'x'.repeat(73)}=y`, `${'x'.repeat(73)}=\r\n=3Dy`],
])('the text %j is written as %j', (text, written) => {
  expect(quotedPrintable(text).toString()).toBe(written);
});

function readQuotedPrintable(written: string): string {
  const joined = written.replaceAll('=\r\n', '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

test('any text can be read back, in lines of at most 76 plain characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const written = quotedPrintable(text).toString();
      for (const line of written.split('\r\n')) expect(line).toMatch(/^[\t\x20-\x7e]{0,76}$/);
      expect(readQuotedPrintable(written)).toBe(text.replaceAll(/\r\n|\r|\n/g, '\r\n'));
    }),
  );
});

test.each([
  ['Your order 1007', 'Your order 1007'],
  ['Grüße', '=?utf-8?B?R3LDvMOfZQ==?='],
  ['=?utf-8?B?QQ==?=', '=?utf-8?B?PT91dGYtOD9CP1FRPT0/PQ==?='],
])('the header %j is written as %j', (text, written) => {
  expect(encodedWords(text)).toBe(written);
});

test('any header can be read back, word by word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const written = encodedWords(`ü${text}`);
      const words = written.split('\r\n ').map((word) => {
        expect(word.length).toBeLessThanOrEqual(75);
        return Buffer.from(/^=\?utf-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? '', 'base64').toString();
      });
      expect(words.join('')).toBe(`ü${text}`.toWellFormed());
    }),
  );
});
