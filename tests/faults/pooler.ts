import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPgbouncer } from '../support/pgbouncer.mjs';
import { openFaultShop } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { inGroups, type Reply, shopperWith } from './shopper.ts';
import { orderUntilPlaced, readPages } from './without-database.ts';

export interface PoolerChoices {
  /** A database of PostgreSQL itself. */
  url: string;
  checkouts: number;
  restarts: number;
}

/** Long enough for requests to fail meanwhile. */
const PAUSE_MS = 300;

/**
 * Two processes reach their database through PgBouncer in transaction mode, which is killed and started
 * again while shoppers order. They send the same form until the shop accepts it: each has one order.
 */
export async function poolerRestarts({ url, checkouts, restarts }: PoolerChoices): Promise<string> {
  const pooler = await startPgbouncer(url, { serverConnections: 4 });
  const shop = await openFaultShop({
    stock: checkouts * 2,
    url: pooler.url,
    processes: 2,
    env: { DATABASE_DIRECT_URL: url },
  });
  try {
    await shop.start();
    const address = (at: number) => shop.addresses[at % shop.addresses.length] ?? '';
    for (const each of shop.addresses) await readPages(each);
    const people = await inGroups(Array.from({ length: checkouts }), 8, (_, at) =>
      shopperWith(address(at), shop.product),
    );
    const responses: Reply[] = [];
    let served = 0;
    const ordering = inGroups(people, 6, async (person, at) => {
      responses.push(...(await orderUntilPlaced(person, address(at + 1))));
      served += 1;
    });
    for (let count = 0; count < restarts; count += 1) {
      while (served < (checkouts * (count + 0.5)) / restarts) await sleep(2);
      await pooler.kill();
      await sleep(PAUSE_MS);
      await readPages(address(count));
      await pooler.start();
    }
    await ordering;
    const failed = responses.filter(({ kind }) => kind !== 'placed');
    const placed = responses.length - failed.length;
    assert.equal(placed, checkouts, 'everybody has an order');
    assert.ok(failed.length > 0, 'the restarts were noticed');
    const books = await shop.look((database) => readBooks(database, shop.product));
    assert.equal(books.orders.length, checkouts, 'nobody has two');
    checkBooks(books, checkouts * 2, responses);
    return `${checkouts} checkouts, PgBouncer killed ${restarts} times: ${placed} orders, ${failed.length} requests repeated`;
  } finally {
    await shop.close();
    await pooler.stop();
  }
}
