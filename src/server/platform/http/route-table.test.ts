import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { named, printTable, routeTable } from './route-table.ts';

const app = new Hono();
app.use(async (_, next) => next());
app.get(
  '/product/:slug',
  named({ name: 'page product' }, (c) => c.text('')),
);
app.all(
  '/wc-ajax/add_to_cart',
  named({ name: 'add', guards: ['origin', 'nonce'], methods: ['POST'] }, (c) => c.text('')),
);

test('the table has a row for each method of each route, and none for middleware', () => {
  expect(printTable(routeTable(app)).split('\n')).toEqual([
    'GET   /product/:slug        page product',
    'POST  /wc-ajax/add_to_cart  add           origin, nonce',
  ]);
});
