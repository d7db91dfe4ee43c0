import { expect, test } from 'vitest';
import { codeProblems, lengthProblems, nameProblems } from './source-rules.mjs';

const texts = (problems: { text: string }[]) => problems.map(({ text }) => text).join('\n');

test.each([
  'src/rules/utils.ts',
  'src/shop/cart/helpers.tsx',
  'src/server/misc/a.ts',
  'src/wire/types.ts',
  'src/shop/ui/index.ts',
  'src/shop/utils/money.test.ts',
])('%s says nothing of what it holds', (path) => {
  expect(nameProblems(path)).toHaveLength(1);
});

test('a file named after what it holds is fine', () => {
  expect(nameProblems('src/wire/product-types.ts')).toEqual([]);
  expect(nameProblems('src/rules/cart/line-key.test.ts')).toEqual([]);
});

test('350 lines are the most', () => {
  expect(lengthProblems('x\n'.repeat(350))).toEqual([]);
  expect(lengthProblems('x\n'.repeat(351))).toHaveLength(1);
});

test.each([
  ['const a = <p style={{ color }}>x</p>;', 'inline styles'],
  ['const a = <path fill="#fff" />;', 'raw colour'],
  ["type A = import('#server/main.ts').A;", 'import type'],
  ['// TODO later', 'TODO'],
])('the code %s is refused', (source, words) => {
  expect(texts(codeProblems('src/shop/a.tsx', source))).toContain(words);
});

test('a call or a page that asks the database itself is refused, a domain or a test is not', () => {
  const source = "const a = db\n  .selectFrom('orders')\n  .selectAll();";
  for (const path of ['api/wc/a.ts', 'pages/product/a.tsx']) {
    const problems = texts(codeProblems(`src/server/${path}`, source));
    expect(problems).toContain('selectFrom in a call or page');
  }
  for (const path of ['api/wc/a.db.test.ts', 'api/wc/testing/a.ts', 'orders/a.ts']) {
    expect(codeProblems(`src/server/${path}`, source)).toEqual([]);
  }
});

test('only one place of the admin holds back who leaves', () => {
  const source =
    "import { useBlocker } from 'react-router';\nconst a = <Form warnWhenUnsavedChanges />;";
  expect(codeProblems('src/admin/zones/a.tsx', source)).toHaveLength(2);
  expect(codeProblems('src/admin/shell/leave-guard.tsx', source)).toEqual([]);
});

test('tests left out or run alone are refused', () => {
  const source = ['only', 'skip', 'todo'].map((word) => `test.${word}('a', () => b());`).join('\n');
  expect(codeProblems('src/a.test.ts', source)).toHaveLength(3);
});

test('a test that calls nothing is refused', () => {
  const source = "test('a', () => {});\ntest('b', () => c());\n";
  expect(codeProblems('src/a.test.ts', source)).toEqual([
    { line: 1, text: 'a test that calls nothing cannot fail' },
  ]);
});

test('ordinary code is fine', () => {
  const source = `const a = <path fill="currentColor" className="style" />; // why\n`;
  expect(codeProblems('src/shop/a.tsx', source)).toEqual([]);
});
