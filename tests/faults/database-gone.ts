import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFaultShop } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { inGroups, type Reply, shopperWith } from './shopper.ts';
import { newCartToken, orderUntilPlaced, readPages, refusesWriters } from './without-database.ts';

export interface GoneChoices {
  url: string;
  /** The server of that database. */
  server: { shutDown(): Promise<void>; start(): Promise<void> };
  checkouts: number;
  goneSeconds: number;
}

/**
 * PostgreSQL is shut down while shoppers order through two processes, and comes back. Cached pages are
 * served all the time, a write is refused with the time to come again, and each shopper has one order.
 */
export async function databaseGone({
  url,
  server,
  checkouts,
  goneSeconds,
}: GoneChoices): Promise<string> {
  const shop = await openFaultShop({ stock: checkouts * 2, url, processes: 2 });
  try {
    await shop.start();
    const address = (at: number) => shop.addresses[at % shop.addresses.length] ?? '';
    for (const each of shop.addresses) await readPages(each);
    const people = await inGroups(Array.from({ length: checkouts }), 8, (_, at) =>
      shopperWith(address(at), shop.product),
    );
    const cartToken = await newCartToken(address(0));
    const responses: Reply[] = [];
    let served = 0;
    const ordering = inGroups(people, 6, async (person, at) => {
      responses.push(...(await orderUntilPlaced(person, address(at + 1))));
      served += 1;
    });
    // Its failure is thrown at the end.
    ordering.catch(() => undefined);
    while (served < checkouts / 3) await sleep(2);
    await server.shutDown();
    const gone = performance.now();
    let looks = 0;
    for (; performance.now() - gone < goneSeconds * 1000; looks += 1) {
      await readPages(address(looks));
      await refusesWriters(address(looks), shop.product, cartToken);
      await sleep(200);
    }
    await server.start();
    await ordering;
    const books = await shop.look((database) => readBooks(database, shop.product));
    assert.equal(books.orders.length, checkouts, 'everybody has one order');
    checkBooks(books, checkouts * 2, responses);
    const repeated = responses.filter(({ kind }) => kind !== 'placed').length;
    assert.ok(repeated > 0, 'orders were refused meanwhile');
    return `gone for ${goneSeconds} s: cached pages and clear refusals ${looks} times, ${checkouts} orders, ${repeated} requests repeated`;
  } finally {
    await shop.close();
  }
}
