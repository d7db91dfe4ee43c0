import { expect, test } from 'vitest';
import { styleProblems } from './style-rules.mjs';

const texts = (problems: { text: string }[]) => problems.map(({ text }) => text).join('\n');

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
