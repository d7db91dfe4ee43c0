import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ').map((path) => `src/server/${path}`);
    return { from, to };
  });

test('two folders that import each other are a circle', () => {
  const found = folderCircles(
    imports('orders/paying/a.ts > orders/placing/b.ts', 'orders/placing/c.ts > orders/paying/d.ts'),
  );
  expect(found).toEqual([
    {
      outer: 'src/server/orders',
      folders: ['src/server/orders/paying', 'src/server/orders/placing'],
    },
  ]);
});

test('the files beside the folders count as one, and a longer way round is found', () => {
  const found = folderCircles(
    imports('cart/a.ts > cart/x/b.ts', 'cart/x/c.ts > cart/y/d.ts', 'cart/y/e.ts > cart/f.ts'),
  );
  expect(found.map(({ folders }) => folders)).toEqual([
    ['src/server/cart', 'src/server/cart/x', 'src/server/cart/y'],
  ]);
});

test('one way is no circle, nor are tests, their helpers, and other folders', () => {
  const found = folderCircles(
    imports(
      'cart/a.ts > cart/x/b.ts',
      'cart/x/b.test.ts > cart/a.ts',
      'cart/x/testing/t.ts > cart/a.ts',
      'cart/x/b.ts > cart/x/c.ts',
      'orders/domain.ts > orders/jobs/d.ts',
      'orders/jobs/d.ts > orders/tables.ts',
      'cart/x/b.ts > catalog/c.ts',
      'catalog/c.ts > cart/x/b.ts',
    ),
  );
  expect(found).toEqual([]);
});
