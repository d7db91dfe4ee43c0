import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { classicShopper } from './classic-shopper.ts';
import { openFaultShop } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { openProvider } from './provider.ts';
import { startRepeatingProxy } from './repeating-proxy.ts';
import { inGroups, type Placed, type Shopper, shopperWith } from './shopper.ts';

const QUANTITY = 2;
/** Of one form one connection is lost. */
const MAX_TRIES = 2;
const PATIENCE_MS = 60_000;

type Kind = 'with a key' | 'without a key' | 'classic form';
const KINDS: readonly Kind[] = ['with a key', 'without a key', 'classic form'];

/**
 * Everybody buys through a proxy that repeats the form of the checkout: by the Store API with a key of
 * their own, without one, or by the classic form. Each has one order, is asked for one payment, and
 * takes the pieces once.
 */
export async function repeatedPosts({
  shoppers,
  url,
}: {
  shoppers: number;
  url?: string;
}): Promise<string> {
  const provider = await openProvider();
  const stock = shoppers * QUANTITY * 3;
  const postgres = url !== undefined && { url, processes: 2 };
  const shop = await openFaultShop({ stock, ...postgres, env: provider.env });
  await shop.start();
  await provider.start(shop.addresses);
  const proxy = await startRepeatingProxy(shop.addresses);
  try {
    const choices = { quantity: QUANTITY, method: 'stripe' };
    const open = (kind: Kind): Promise<Shopper> =>
      kind === 'classic form'
        ? classicShopper(proxy.address, shop.product, choices)
        : shopperWith(proxy.address, shop.product, { ...choices, key: kind === 'with a key' });
    // Three of a kind in a row: the proxy repeats each of them in another way.
    const kindAt = (at: number) => KINDS[Math.floor(at / 3) % KINDS.length] ?? 'with a key';
    const kinds = Array.from({ length: shoppers }, (_, at) => kindAt(at));
    const people = await inGroups(kinds, 4, open);
    const placed = await inGroups(people, 4, (person) => orderUntilPlaced(person));
    const books = await shop.look((database) => readBooks(database, shop.product));
    assert.equal(books.orders.length, shoppers, 'everybody has one order');
    assert.equal(new Set(placed.map(({ order }) => order.id)).size, shoppers, 'of their own');
    assert.equal(books.stock, stock - shoppers * QUANTITY, 'the pieces were taken once');
    checkBooks(books, stock, []);

    const intents = await provider.intents();
    assert.equal(intents.length, shoppers, 'everybody is asked for one payment');
    for (const { id } of intents) await provider.command('/pay', { id, outcome: 'accept' });
    const deadline = Date.now() + PATIENCE_MS;
    const paid = () =>
      shop.look(({ db }) =>
        db
          .selectFrom('orders')
          .select(['total', 'paid_amount', 'refunded'])
          .where('status', '=', 'processing')
          .execute(),
      );
    while ((await paid()).length < shoppers) {
      assert.ok(Date.now() < deadline, 'every payment reaches its order');
      await sleep(200);
    }
    for (const order of await paid()) {
      assert.deepEqual([order.paid_amount, order.refunded], [order.total, 0], 'paid once');
    }
    const ways = Object.entries(proxy.repeated).map(([way, times]) => `${times} ${way}`);
    const least = Math.floor(shoppers / KINDS.length);
    for (const times of Object.values(proxy.repeated)) assert.ok(times >= least, String(ways));
    return `${shoppers} shoppers, forms sent twice (${ways.join(', ')}): ${books.orders.length} orders, ${intents.length} payments`;
  } finally {
    await proxy.close();
    await shop.close();
    await provider.close();
  }
}

/** Whoever gets no response sends the same form again. */
async function orderUntilPlaced(
  person: Shopper,
): Promise<{ order: Placed; payment: Readonly<Record<string, string>> }> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const response = await person.order();
    if (response.kind === 'placed') return response;
    assert.equal(response.kind, 'silent', JSON.stringify(response));
  }
  return assert.fail('no order was ever placed');
}
