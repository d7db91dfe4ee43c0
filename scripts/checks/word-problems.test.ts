import { expect, test } from 'vitest';
import { parse } from '../test-names.mjs';
import { oldWords } from './old-words.mjs';
import { fileNameProblems, wordProblems } from './word-problems.mjs';

const words = [
  { names: ['letter', 'letters'], use: 'email', allowed: [{ name: /^letter$/, why: 'alphabet' }] },
  { names: ['taken over'], use: 'hydrated', comments: /\btaken over\b/ },
  { names: ['nobody'], use: 'guest', comments: /\bnobody\b/, ordinary: true as const },
  { names: ['door'], use: 'route', allowed: [{ path: 'demo/', why: 'doors of houses' }] },
];
const texts = (source: string, path = 'src/shop/a.tsx') =>
  wordProblems(path, source, parse(path, source), words).map(({ line, text }) => `${line} ${text}`);

test.each([
  ['const sendLetter = 1;', 'sendLetter: use email'],
  ['const LETTERS_SENT = 1;', 'LETTERS_SENT: use email'],
  ['function untilTakenOver() {}', 'untilTakenOver: use hydrated'],
  ['const a = { openDoor: 1 };', 'openDoor: use route'],
  ['a.door();', 'door: use route'],
  ['type Door = 1;', 'Door: use route'],
  ['const a = <Door />;', 'Door: use route'],
  ['// the page is taken over', '"taken over" in a comment: use hydrated'],
  [
    "test('the page is taken over', () => go());",
    '"taken over" in the title of a test: use hydrated',
  ],
])('%s is refused', (source, problem) => {
  expect(texts(`\n${source}`)).toEqual([`2 ${problem}`]);
});

test.each([
  "const title = 'The letter at the door';",
  'const outdoors = 1;',
  'const takenOvertime = 1;',
  'const letter = 1;',
  '// the door',
  "test('it waits for nobody', () => go());",
])('%s is fine', (source) => {
  expect(texts(source)).toEqual([]);
});

test('a word may be allowed in a folder', () => {
  expect(texts('const door = 1;', 'demo/house.ts')).toEqual([]);
});

test('a name is reported once per file', () => {
  expect(texts('const door = 1;\nexport const copy = door + door;')).toHaveLength(1);
});

test('file names are read by their parts', () => {
  expect(fileNameProblems('src/server/mail/send-letter.ts', words)).toHaveLength(1);
  expect(fileNameProblems('src/server/door/a.ts', words)).toHaveLength(1);
  expect(fileNameProblems('src/shop/outdoors.ts', words)).toEqual([]);
});

test.each(oldWords)(
  '$names is refused, and every exception says why',
  ({ names, use, allowed }) => {
    for (const name of names) {
      const identifier = `my ${name}`.replace(/ (\w)/g, (_, first: string) => first.toUpperCase());
      const path = 'src/server/a.ts';
      const found = wordProblems(path, `const ${identifier} = 1;`);
      expect(found.map(({ text }) => text)).toContain(`${identifier}: use ${use}`);
    }
    for (const { why, path, name } of allowed ?? []) {
      expect(why).not.toBe('');
      expect(path ?? name).toBeDefined();
    }
  },
);
