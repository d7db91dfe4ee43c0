import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.mjs';

const root = mkdtempSync(join(tmpdir(), 'vitrine-classes-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'shop/ui'), { recursive: true });
const many = Array.from({ length: 2000 }, (_, at) => `.class${at} { color: red }`).join('\n');
writeFileSync(join(root, 'shop/many.module.css'), many);
writeFileSync(
  join(root, 'shop/ui/card.module.css'),
  '.card { animation: grow 1s }\n@keyframes grow {}',
);

test('a class has one name in every build, whatever the path is followed by', () => {
  const first = shortClassNames(root, 'shop');
  const second = shortClassNames(root, 'shop');
  const file = join(root, 'shop/ui/card.module.css');
  expect(first('card', file)).toMatch(/^[a-z][A-Za-z0-9]+$/);
  expect(second('card', `${file}?used`)).toBe(first('card', file));
  expect(first('grow', file)).not.toBe(first('card', file));
});

test('no two classes share a name, and none is a plain lower-case word', () => {
  const getName = shortClassNames(root, 'shop');
  const file = join(root, 'shop/many.module.css');
  const names = Array.from({ length: 2000 }, (_, at) => getName(`class${at}`, file));
  expect(new Set(names).size).toBe(2000);
  expect(names.filter((name) => !/[A-Z0-9]$/.test(name))).toEqual([]);
});

test('a class that is in no file is refused', () => {
  const getName = shortClassNames(root, 'shop');
  expect(() => getName('absent', join(root, 'shop/ui/card.module.css'))).toThrow('.absent');
});
