import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHaproxy } from '../support/haproxy.mjs';
import { freeServerPort } from '../support/postgres-cluster.mjs';
import { type Death, openFaultShop } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { inGroups, type Reply, shopperWith } from './shopper.ts';

export interface ProxyChoices {
  url: string;
  checkouts: number;
  kills: number;
}

/** How often one is killed at most; the others are open at that time. */
const EVERY_MS = 2000;
const PROCESSES = 3;
const PATHS = ['/product/piece', '/shop', '/my-account', '/wp-json/wc/store/v1/products'];

interface Failed {
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Three processes behind HAProxy with the settings of `deploy/`: one is killed every two seconds and started
 * again while visitors read and shoppers order. Only what was under way when a process died may fail.
 */
export async function killedBehindProxy({ url, checkouts, kills }: ProxyChoices): Promise<string> {
  const proxyPort = await freeServerPort();
  const address = `http://127.0.0.1:${proxyPort}`;
  const shop = await openFaultShop({
    stock: checkouts * 2,
    url,
    processes: PROCESSES,
    env: { PUBLIC_URL: address, TRUST_PROXY: '1' },
  });
  await shop.start();
  const proxy = await startHaproxy(
    shop.addresses.map((each) => Number(new URL(each).port)),
    proxyPort,
  );
  try {
    const deaths: Death[] = [];
    const failed: Failed[] = [];
    const responses: Reply[] = [];
    let isOver = false;
    let reads = 0;
    let slowestMs = 0;
    /** What the shopper or visitor did, with the time it took. */
    const timed = async (what: string, work: () => Promise<boolean>): Promise<void> => {
      const from = performance.now();
      const good = await work();
      const to = performance.now();
      slowestMs = Math.max(slowestMs, to - from);
      if (!good) failed.push({ what, from, to });
    };
    const reading = inGroups([0, 1, 2, 3], 4, async (at) => {
      while (!isOver) {
        for (const path of PATHS) {
          await timed(`${path} of reader ${at}`, () => isRead(address + path));
          reads += 1;
        }
      }
    });
    const ordering = inGroups(Array.from({ length: checkouts }), 4, async (_, at) => {
      // Spread over all the kills.
      while (deaths.length < Math.floor((at * kills) / checkouts)) await sleep(5);
      const person = await patientShopper(address, shop.product, (work) =>
        timed(`cart of shopper ${at}`, work),
      );
      for (let placed = false; !placed; ) {
        await timed(`order of shopper ${at}`, async () => {
          const response = await person.order();
          responses.push(response);
          placed = response.kind === 'placed';
          return placed;
        });
      }
    });
    // Their failure is thrown at the end.
    for (const each of [reading, ordering]) each.catch(() => undefined);
    for (let count = 0; count < kills; count += 1) {
      const next = sleep(EVERY_MS);
      deaths.push(await shop.replace(count % PROCESSES));
      await next;
    }
    await ordering;
    isOver = true;
    await reading;
    const others = failed.filter(
      ({ from, to }) => !deaths.some((death) => from <= death.to && death.from <= to),
    );
    assert.deepEqual(others, [], 'nothing failed but what was under way at a kill');
    const books = await shop.look((database) => readBooks(database, shop.product));
    assert.equal(books.orders.length, checkouts, 'everybody has one order');
    checkBooks(books, checkouts * 2, responses);
    return (
      `killed ${kills} times: ${checkouts} orders, ${reads} pages, ${failed.length} requests failed, ` +
      `all of them under way at a kill, the slowest took ${(slowestMs / 1000).toFixed(1)} s`
    );
  } finally {
    await proxy.stop();
    await shop.close();
  }
}

async function isRead(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** Fills a cart; a request that was lost with a process is sent again. */
async function patientShopper(
  address: string,
  product: number,
  timed: (work: () => Promise<boolean>) => Promise<void>,
): Promise<Awaited<ReturnType<typeof shopperWith>>> {
  for (;;) {
    const found: Awaited<ReturnType<typeof shopperWith>>[] = [];
    await timed(async () => {
      try {
        found.push(await shopperWith(address, product));
        return true;
      } catch {
        return false;
      }
    });
    const [shopper] = found;
    if (shopper) return shopper;
  }
}
