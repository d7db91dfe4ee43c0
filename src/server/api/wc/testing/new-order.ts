import { expect } from 'vitest';
import type { CartShop } from '#server/cart/testing/cart-shop.ts';
import type { ManagerClient } from './manager-client.ts';

/** An order of two trays by API, unless the body says otherwise; its answer. */
export async function newOrder(client: ManagerClient, shop: CartShop, body: object = {}) {
  const response = await client.send('POST', '/orders', {
    billing: { first_name: 'Ada', country: 'US', state: 'NY', email: 'ada@example.com' },
    line_items: [{ product_id: shop.tray, quantity: 2 }],
    ...body,
  });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body;
}
