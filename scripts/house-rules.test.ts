import { expect, test } from 'vitest';
import { codeProblems, lengthProblems, nameProblems, styleProblems } from './house-rules.mjs';

const texts = (problems: { text: string }[]) => problems.map(({ text }) => text).join('\n');

test.each([
  'src/rules/utils.ts',
  'src/shop/cart/helpers.tsx',
  'src/server/misc/a.ts',
  'src/wire/types.ts',
  'src/shop/ui/index.ts',
  'src/shop/utils/money.test.ts',
])('%s is a drawer', (path) => {
  expect(nameProblems(path)).toHaveLength(1);
});

test('a file named after what it holds is none', () => {
  expect(nameProblems('src/wire/product-types.ts')).toEqual([]);
  expect(nameProblems('src/rules/cart/line-key.test.ts')).toEqual([]);
});

test('350 lines are the most', () => {
  expect(lengthProblems('x\n'.repeat(350))).toEqual([]);
  expect(lengthProblems('x\n'.repeat(351))).toHaveLength(1);
});

test.each([
  ['color: #fff', 'raw colour #fff'],
  ['background: rgb(0 0 0)', 'raw colour rgb('],
  ['border: 1px solid oklch(50% 0.1 20)', 'raw colour oklch('],
  ['margin-left: 4px', 'margin-left'],
  ['padding-right: 4px', 'padding-right'],
  ['border-left-color: var(--line)', 'border-left-color'],
  ['border-top-left-radius: 4px', 'border-top-left-radius'],
  ['left: 0', 'left: 0'],
  ['text-align: right', 'text-align: right'],
  ['float: left', 'float: left'],
])('the style %s is refused', (declaration, words) => {
  const problems = styleProblems('src/shop/a.module.css', `.a {\n  ${declaration};\n}\n`);
  expect(texts(problems)).toContain(words);
  expect(problems[0]?.line).toBe(2);
  expect(styleProblems('a.css', `.a { ${declaration} }`)).toHaveLength(1);
});

test.each([
  'color: var(--ink)',
  'background: color-mix(in oklab, var(--ink) 20%, transparent)',
  'margin-inline-start: 4px',
  'inset-inline-end: 0',
  'text-align: start',
  'transform-origin: left center',
  'mask: url("a.svg#face")',
  '/* not #fff */ color: inherit',
])('the style %s is fine', (declaration) => {
  expect(styleProblems('src/shop/a.module.css', `.a { ${declaration}; }`)).toEqual([]);
});

test('a selector that looks like a colour is none', () => {
  expect(styleProblems('a.css', 'a:hover #fab {\n  color: inherit;\n}\n')).toEqual([]);
});

test('tokens may name colours', () => {
  expect(styleProblems('src/shop/styles/tokens.css', ':root { --ink: #222 }')).toEqual([]);
});

test.each([
  ['const a = <p style={{ color }}>x</p>;', 'inline styles'],
  ['const a = <path fill="#fff" />;', 'raw colour'],
  ["type A = import('#server/main.ts').A;", 'import type'],
  ['// TODO later', 'TODO'],
])('the code %s is refused', (source, words) => {
  expect(texts(codeProblems('src/shop/a.tsx', source))).toContain(words);
});

test('tests left out or run alone are refused', () => {
  const source = ['only', 'skip', 'todo'].map((word) => `test.${word}('a', () => {});`).join('\n');
  expect(codeProblems('src/a.test.ts', source)).toHaveLength(3);
});

test('ordinary code is fine', () => {
  const source = `const a = <path fill="currentColor" className="style" />; // say why\n`;
  expect(codeProblems('src/shop/a.tsx', source)).toEqual([]);
});
