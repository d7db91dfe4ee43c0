import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply, Shopper } from './shopper.ts';

// What visitors and shoppers do while the shop cannot reach its database.

const MAX_TRIES = 2400;

/** A cached page needs no database; one that an order has changed may be unavailable, in words. */
export async function readPages(address: string): Promise<void> {
  const cached = await fetch(`${address}/my-account`);
  assert.equal(cached.status, 200, await cached.text());
  const changed = await fetch(`${address}/product/piece`);
  const text = await changed.text();
  assert.ok([200, 503].includes(changed.status), `${changed.status} ${text.slice(0, 300)}`);
  assert.equal(changed.headers.has('retry-after'), changed.status === 503);
  assert.notEqual(text, '');
}

/** All responses until the order was placed; anything but a shop that cannot serve now is a failure. */
export async function orderUntilPlaced(person: Shopper, address: string): Promise<Reply[]> {
  const responses: Reply[] = [];
  while (responses.length < MAX_TRIES) {
    const response = await person.order(address);
    responses.push(response);
    if (response.kind === 'placed') return responses;
    if (response.kind === 'refused') {
      assert.equal(response.status, 503, `${response.status} ${response.code} ${response.message}`);
    }
    await sleep(50);
  }
  throw new Error('an order was never accepted');
}

/** Nothing can be written: the response says so, and when to come again. */
export async function refusesWriters(
  address: string,
  product: number,
  cartToken: string,
): Promise<void> {
  const response = await fetch(`${address}/wp-json/wc/store/v1/cart/add-item`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cart-token': cartToken },
    body: JSON.stringify({ id: product, quantity: 1 }),
  });
  const text = await response.text();
  assert.equal(response.status, 503, `${response.status} ${text.slice(0, 300)}`);
  assert.ok(response.headers.has('retry-after'), 'it says when to come again');
  assert.match(text, /"message":"[^"]+"/);
}

export async function newCartToken(address: string): Promise<string> {
  const response = await fetch(`${address}/wp-json/wc/store/v1/cart`);
  await response.text();
  return response.headers.get('cart-token') ?? '';
}
