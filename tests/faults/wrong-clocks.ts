import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import { importing } from '../process/run-shop.ts';
import { classicShopper } from './classic-shopper.ts';
import { type FaultShop, openFaultShop } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { inGroups, type Reply, shopperWith } from './shopper.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What is wrong with the clock of each process. */
const WRONG = [0, HOUR, -HOUR] as const;
const PATIENCE_MS = 60_000;

/** The machine of this process has another time. */
const shifted = (ms: number) => `
const Right = Date;
globalThis.Date = class extends Right {
  constructor(...parts) { if (parts.length === 0) super(Right.now() + ${ms}); else super(...parts); }
  static now() { return Right.now() + ${ms}; }
};`;

/**
 * Three processes of one shop on PostgreSQL: the clock of one is right, of one an hour ahead and of one
 * an hour behind. Shoppers fill their cart at one and order at another, with coupons that end or begin
 * within the hour. Nothing is refused that is right, nothing allowed that is over, and each email is
 * sent by one of them, when it was queued.
 */
export async function wrongClocks({
  rounds,
  url,
}: {
  rounds: number;
  url: string;
}): Promise<string> {
  const stock = rounds * 100;
  const shop = await openFaultShop({
    stock,
    url,
    processes: WRONG.length,
    envAt: (at) => ({ NODE_OPTIONS: importing(shifted(WRONG[at] ?? 0)) }),
  });
  try {
    await shop.look(saveCoupons);
    await shop.start();
    const pairs = Array.from({ length: rounds }, () =>
      shop.addresses.flatMap((from) => shop.addresses.map((to) => ({ from, to }))),
    ).flat();
    const api = await inGroups(pairs, 4, async ({ from, to }) => {
      const person = await shopperWith(from, shop.product, { codes: ['INFORCE'] });
      return person.order(to);
    });
    const classic = await inGroups(pairs, 4, async ({ from, to }) => {
      const choices = { quantity: 1, method: 'bacs', orderAt: to };
      return (await classicShopper(from, shop.product, choices)).order();
    });
    const responses: Reply[] = [...api, ...classic];
    for (const response of responses)
      assert.equal(response.kind, 'placed', JSON.stringify(response));
    for (const address of shop.addresses) {
      for (const code of ['OVER', 'LATER'])
        await refuses(shopperWith(address, shop.product, { codes: [code] }), code);
    }
    const books = await shop.look((database) => readBooks(database, shop.product));
    assert.equal(books.orders.length, pairs.length * 2);
    checkBooks(books, stock, api);
    const spread = await shop.look(({ db }) =>
      db.selectFrom('orders').select(['placed_at']).execute(),
    );
    for (const { placed_at: at } of spread) {
      assert.ok(Math.abs(at - Date.now()) < 10 * MINUTE, 'orders are placed now');
    }
    const emails = await allEmails(shop);
    assert.equal(new Set(emails).size, books.orders.length * 2, 'every email');
    assert.equal(emails.length, books.orders.length * 2, 'each by one process');
    return `clocks right, an hour ahead and an hour behind: ${books.orders.length} orders, ${emails.length} emails, each once`;
  } finally {
    await shop.close();
  }
}

async function saveCoupons({ db }: Parameters<Parameters<FaultShop['look']>[0]>[0]): Promise<void> {
  const now = Date.now();
  const half = HOUR / 2;
  const coupons = {
    INFORCE: { starts: { at: now - half }, expires: { at: now + half } },
    OVER: { expires: { at: now - half } },
    LATER: { starts: { at: now + half } },
  };
  for (const [code, conditions] of Object.entries(coupons)) {
    const saved = await saveCoupon(db, { code, kind: 'percent', amount: 1000, conditions }, now);
    assert.ok(saved.ok, JSON.stringify(saved));
  }
}

async function refuses(applying: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(applying, /^Error: 4/, `${code} is refused`);
}

/** Names of all emails that were sent, by whichever process. */
async function allEmails(shop: FaultShop): Promise<string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  const waiting = () =>
    shop.look(({ db }) => db.selectFrom('jobs').select('id').where('kind', '=', 'email').execute());
  while ((await waiting()).length > 0) {
    assert.ok(Date.now() < deadline, 'no email waits for a clock');
    await sleep(300);
  }
  return shop.dataDirs.flatMap((folder) => {
    const mail = join(folder, 'mail');
    return existsSync(mail) ? readdirSync(mail).filter((name) => name.endsWith('.eml')) : [];
  });
}
