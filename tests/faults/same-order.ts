import assert from 'node:assert/strict';
import { openFaultShop } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { shopperWith } from './shopper.ts';

/** One form, sent ten times at once, and again after the server was killed and restarted. */
export async function sameOrder(url?: string): Promise<string> {
  const postgres = url !== undefined && { url, processes: 2 };
  const shop = await openFaultShop({ stock: 10, ...postgres });
  try {
    await shop.start();
    const [here = '', there = here] = shop.addresses;
    const person = await shopperWith(here, shop.product, { quantity: 2 });
    const first = await Promise.all(
      Array.from({ length: 10 }, (_, at) => person.order(at % 2 === 0 ? here : there)),
    );
    await shop.kill();
    await shop.start();
    const responses = [...first, await person.order()];
    const ids = new Set(responses.map((one) => (one.kind === 'placed' ? one.order.id : one)));
    assert.equal(ids.size, 1, JSON.stringify([...ids]));
    const books = await shop.look((database) => readBooks(database, shop.product));
    assert.equal(books.orders.length, 1);
    assert.equal(books.stock, 8);
    checkBooks(books, 10, responses);
    return 'sent 10 times at once and again after a restart: 1 order';
  } finally {
    await shop.close();
  }
}
