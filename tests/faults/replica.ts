import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createKey } from '#server/accounts/api-keys/create-key.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { databaseTarget } from '#server/platform/database/target.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { startReplica } from '../support/postgres-cluster.mjs';
import { openFaultShop, SHARED_KEY } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { inGroups, type Reply, shopperWith } from './shopper.ts';

export interface ReplicaChoices {
  /** A database of PostgreSQL. */
  url: string;
  checkouts: number;
  lagSeconds: number;
}

/** By then a purge has arrived in every process, whatever else the machine does. Less than the lag. */
const PURGE_MS = 2500;
const PATHS = ['/product/renamed', '/shop', '/search?s=renamed'];

/**
 * Two processes read from a standby that replays everything some seconds late, and that is killed and comes
 * back, while shoppers order and a manager renames another product again and again. Each shopper and the manager
 * find each order at once, on the other process, and no page shows an older name than the last.
 */
export async function replicaLags({ url, checkouts, lagSeconds }: ReplicaChoices): Promise<string> {
  const standby = await startReplica(url);
  const shop = await openFaultShop({
    stock: checkouts * 2,
    url,
    processes: 2,
    env: { DATABASE_READ_URL: standby.url, PUBLIC_URL: 'https://shop.example', LOG_LEVEL: 'error' },
  });
  try {
    const authorization = await shop.look(addManager);
    const renamed = await shop.look(({ db }) =>
      saveProduct(db, { slug: 'renamed', name: 'Renamed', regularPrice: 1000 }, Date.now()),
    );
    await shop.start();
    const address = (at: number) => shop.addresses[at % shop.addresses.length] ?? '';
    const rest = async (at: number, path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`${address(at)}/wp-json/wc/v3/${path}`, {
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { method: 'PUT', body: JSON.stringify(body) }),
      });
      const text = await response.text();
      assert.ok(response.ok, `${path} ${response.status} ${text.slice(0, 300)}`);
      return JSON.parse(text);
    };

    await untilRead(address(0));
    await untilRead(address(1));
    const delay = (seconds: number) =>
      atStandby(standby.url, `alter system set recovery_min_apply_delay = '${seconds}s'`);
    await delay(lagSeconds);

    /** The name of the product, as a number, and when each was saved. */
    const savedAt = [Date.now()];
    let isOver = false;
    let pages = 0;
    const renaming = (async () => {
      while (!isOver) {
        await rest(0, `products/${renamed}`, { name: `Renamed no-${savedAt.length}-` });
        savedAt.push(Date.now());
        await sleep(lagSeconds * 60);
      }
    })();
    const reading = inGroups([0, 1], 2, async (at) => {
      while (!isOver) {
        for (const path of PATHS) {
          const before = Date.now() - PURGE_MS;
          const needed = savedAt.findLastIndex((saved) => saved <= before);
          const found = await readName(`${address(at)}${path}`);
          assert.ok(
            found >= needed,
            `${path} shows name ${found}, ${needed} was saved long before`,
          );
          pages += 1;
        }
      }
    });

    // Their failure is thrown at the end.
    for (const each of [renaming, reading]) each.catch(() => undefined);

    const responses: Reply[] = [];
    const order = async (at: number) => {
      const person = await shopperWith(address(at), shop.product);
      const response = await person.order();
      responses.push(response);
      assert.equal(response.kind, 'placed', JSON.stringify(response));
      if (response.kind === 'placed')
        await findOrder(address(at + 1), rest, at + 1, response.order);
    };
    const late = Math.ceil(checkouts / 2);
    const started = Date.now();
    await inGroups(Array.from({ length: late }), 4, async (_, at) => {
      await order(at);
      // Spread over more than the lag, so that some are replayed meanwhile.
      await sleep(Math.max(0, started + (at / late) * lagSeconds * 1500 - Date.now()));
    });
    const behind = await readsOf(address(0));
    assert.ok(behind.lagSeconds >= lagSeconds / 2, `it lags by ${behind.lagSeconds} s`);
    assert.ok(behind.behind > 0, 'pages and lists were read from the primary meanwhile');

    await standby.kill();
    await inGroups(Array.from({ length: checkouts - late }), 4, (_, at) => order(at));
    await standby.start();
    await delay(0);
    isOver = true;
    await Promise.all([renaming, reading]);
    await untilRead(address(0));
    await untilRead(address(1));
    const newest = savedAt.length - 1;
    for (const at of [0, 1]) {
      for (const path of PATHS) assert.equal(await readName(`${address(at)}${path}`), newest);
    }

    const books = await shop.look((database) => readBooks(database, shop.product));
    assert.equal(books.orders.length, checkouts, 'everybody has one order');
    checkBooks(books, checkouts * 2, responses);
    return `${lagSeconds} s behind and killed once: ${checkouts} orders found at once, ${newest} names, ${pages} pages none of which was old`;
  } finally {
    await shop.close();
    await standby.stop();
  }
}

/** What a shopper and a manager look at, at the other process. */
async function findOrder(
  address: string,
  rest: (at: number, path: string) => Promise<unknown>,
  at: number,
  { id, key }: { id: number; key: string },
): Promise<void> {
  const received = await fetch(`${address}/checkout/order-received/${id}?key=${key}`);
  const text = await received.text();
  assert.equal(received.status, 200, `order ${id} ${received.status} ${text.slice(0, 300)}`);
  const listed = (await rest(at, 'orders?per_page=100')) as { id: number }[];
  assert.ok(
    listed.some((one) => one.id === id),
    `order ${id} is in the manager's list`,
  );
}

async function readName(address: string): Promise<number> {
  const response = await fetch(address);
  const text = await response.text();
  assert.equal(response.status, 200, `${address} ${response.status}`);
  return Number(/Renamed no-(\d+)-/.exec(text)?.[1] ?? 0);
}

interface Reads {
  replica: number;
  behind: number;
  lagSeconds: number;
}

async function readsOf(address: string): Promise<Reads> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const read = (name: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.slice(name.length) ?? 0);
  };
  return {
    replica: read('vitrine_replica_reads_total{server="replica",reason=""}'),
    behind: read('vitrine_replica_reads_total{server="primary",reason="behind"}'),
    lagSeconds: read('vitrine_replica_lag_seconds'),
  };
}

const MAX_LOOKS = 300;

/** Until the process reads from its replica, which has replayed all that was purged. */
async function untilRead(address: string): Promise<void> {
  const before = await readsOf(address);
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    await (await fetch(`${address}/sitemap.xml`)).text();
    if ((await readsOf(address)).replica > before.replica) return;
    await sleep(100);
  }
  throw new Error('nothing is read from the replica');
}

async function atStandby(url: string, statement: string): Promise<void> {
  const { db, close } = await openDatabase(databaseTarget(url));
  await sql.raw(statement).execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await close();
}

/** The header of a program that lists orders and saves products. */
async function addManager({ db }: Database): Promise<string> {
  const now = Date.now();
  await saveSetting(db, 'accounts.staffSecondFactor', false, now);
  await saveSetting(db, 'api.requestsPerMinute', 0, now);
  const customerId = await addPerson(db, 'manager@example.com', now, { role: 'shop_manager' });
  const encryption = createEncryption([SHARED_KEY]);
  const made = { customerId, name: 'Faults', permissions: 'read_write' } as const;
  const { key, secret } = await createKey({ db, encryption, now }, made);
  return `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
}
