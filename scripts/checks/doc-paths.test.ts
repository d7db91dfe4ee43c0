import { expect, test } from 'vitest';
import { docPathProblems } from './doc-paths.mjs';

const repository = {
  files: ['README.md', 'docs/calls.md', 'src/rules/cart/line-key.ts', 'src/shop/pages.ts'],
  packages: ['cities.json'],
};
const problems = (text: string) => docPathProblems('docs/a.md', text, repository);

test.each([
  '`src/rules/cart/line-keys.ts`',
  '`src/rules/carts/`',
  '`rules/basket`',
  '`line.ts`',
  '`carts/*.ts`',
  '`src/rules/basket/<word>.ts`',
  '[calls](call.md)',
  '[calls](docs/calls.md)',
])('%s is refused', (text) => {
  expect(problems(`first\n${text}`)).toMatchObject([{ line: 2 }]);
});

test.each([
  '`src/rules/cart/line-key.ts`',
  '`rules/cart`',
  '`src/rules/cart/`',
  '`cart/line-key.ts`',
  '`pages.ts`',
  '`cart/*.ts`',
  '`src/rules/<word>/<word>.ts`',
  '`cities.json`',
  '`dist/client/app.ts`',
  '`/product/:slug`',
  '`wc/v3`',
  '`npm run check`',
  '[calls](calls.md#errors)',
  '[home](../README.md)',
  '[rules](../src/rules/)',
  '[outside](https://example.com/a.md)',
  '[below](#below)',
])('%s is fine', (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  'src/rules/cart/line-keys.ts    which line',
  '  src/rules/cart/line-key.ts, lines.ts',
  'rules/carts/                   a folder',
  'node src/rules/cart/gone.mjs',
])('%s is refused in a code block', (text) => {
  expect(problems(`\`\`\`\n${text}\n\`\`\`\n`)).toMatchObject([{ line: 2 }]);
});

test.each([
  'src/rules/cart/line-key.ts     which line',
  'src/rules/     pure functions',
  'run --project unit src/rules/basket',
  'GET /wp-json/wc/v3/products.json',
  '{ "file": "gone.ts", "at": "src/gone.ts" }',
  '`gone.ts`',
])('%s is fine in a code block', (text) => {
  expect(problems(`\`\`\`\n${text}\n\`\`\`\n`)).toEqual([]);
});
