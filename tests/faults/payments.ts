import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/platform/database/database.ts';
import { type FaultShop, openFaultShop } from './fault-shop.ts';
import { checkGifts, giveParts } from './gift-parts.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { type Intent, openProvider, type Provider } from './provider.ts';
import { inGroups, type Reply, type Shopper, shopperWith } from './shopper.ts';

export interface PaymentChoices {
  payments: number;
  deaths: number;
  /** PostgreSQL, with two processes. */
  url?: string;
  random?: () => number;
}

const HOUR = 3_600_000;
/** Two pieces of 10.00 and the post. */
const PRICE = 2500;
/** For everything that is left to do after the last payment. */
const PATIENCE_MS = 240_000;

/**
 * Shop and provider are killed again and again while shoppers pay; notifications are lost, doubled and
 * overtake each other, answers are lost after the money was taken. Half of the shoppers never come back
 * from the bank, some pay in two tabs, and some cancel the order and pay all the same. Gift cards and
 * store credit pay a part of many orders, and all of some. In the end every captured payment has one
 * paid order, or was given back, and no credit is lost or spent twice.
 */
export async function paymentFaults({
  payments,
  deaths,
  url,
  random = Math.random,
}: PaymentChoices): Promise<string> {
  const provider = await openProvider();
  const stock = payments * 3;
  const postgres = url !== undefined && { url, processes: 2 };
  const shop = await openFaultShop({ stock, ...postgres, env: provider.env });
  try {
    await shop.start();
    await provider.start(shop.addresses);
    const address = (at: number) => shop.addresses[at % shop.addresses.length] ?? '';
    const parts = await shop.look((database) => giveParts(database, payments));
    const people = await inGroups(parts, 8, (part, at) =>
      shopperWith(address(at), shop.product, { quantity: 2, method: 'stripe', ...part }),
    );
    const responses: Reply[] = [];
    let served = 0;
    const paying = inGroups(people, 6, async (person, at) => {
      responses.push(await payAsShopper(person, provider, { at, address: address(at), random }));
      served += 1;
    });
    const kills = breakAgainAndAgain(shop, provider, {
      deaths,
      random,
      share: () => served / payments,
    });
    await paying;
    const killed = await kills;
    await untilSettled(shop, provider);

    const found = await shop.look((database) => readPaid(database));
    const intents = await provider.intents();
    assert.equal(found.length, payments, 'everybody has one order');
    const { refunds } = checkPayments(found, intents);
    const { spent } = await shop.look(checkGifts);
    const books = await shop.look((database) => readBooks(database, shop.product));
    checkBooks(books, stock, responses);
    const standing = found.filter(({ status }) => status !== 'cancelled').length;
    assert.equal(books.sold, standing * 2);
    return (
      `${payments} payments, shop and provider killed ${killed} times: ` +
      `${found.filter(({ paidAt }) => paidAt !== null).length} orders paid once, ` +
      `${refunds} payments given back, ${spent / 100} paid by gift cards and store credit`
    );
  } finally {
    await shop.close();
    await provider.close();
  }
}

interface Visit {
  at: number;
  address: string;
  random(): number;
}

/** Orders, pays at the bank, and comes back or not. */
async function payAsShopper(
  person: Shopper,
  provider: Provider,
  { at, address, random }: Visit,
): Promise<Reply> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const response = await person.order(address);
    // The gift card they share was spent by another: they look at the new total and order once more.
    const isSpent = response.kind === 'refused' && response.status === 409;
    if (response.kind === 'refused' && !isSpent)
      assert.fail(`${response.status} ${response.message}`);
    // Gift cards have paid for all of it.
    if (response.kind === 'placed' && response.payment.result === 'success') return response;
    const secret = response.kind === 'placed' ? response.payment.client_secret : undefined;
    if (response.kind === 'placed' && secret !== undefined) {
      const [id = ''] = secret.split('_secret_');
      if (at % 7 === 4) await cancel(address, response.order);
      if (at % 5 === 0) await provider.command('/pay', { id, outcome: 'decline' });
      const tabs = at % 11 === 0 ? 2 : 1;
      const pay = () => provider.command('/pay', { id, outcome: 'accept' });
      await Promise.all(Array.from({ length: tabs }, pay));
      if (at % 2 === 0) await comeBack(address, response.order);
      return response;
    }
    // The connection broke, or the provider was away: the same form is sent again.
    await sleep(50 + random() * 100);
  }
  return assert.fail('nobody waits that long');
}

/** By the form of the order's page; a shop that is just being killed leaves the order as it is. */
async function cancel(address: string, { id, key }: { id: number; key: string }): Promise<void> {
  const page = `${address}/checkout/order-received/${id}?key=${key}`;
  try {
    const html = await (await fetch(page)).text();
    const [, nonce = ''] = /name="_wpnonce" value="([^"]+)"/.exec(html) ?? [];
    const body = new URLSearchParams({ cancel_order: '1', _wpnonce: nonce });
    await (await fetch(page, { method: 'POST', body, redirect: 'manual' })).text();
  } catch {
    // Killed just now.
  }
}

/** Once: a shop that is just being killed does not answer, and the shopper has closed the browser. */
async function comeBack(address: string, { id, key }: { id: number; key: string }): Promise<void> {
  const query = new URLSearchParams({ order: String(id), key });
  await fetch(`${address}/payments/stripe/return?${query}`, { redirect: 'manual' }).catch(
    () => null,
  );
}

interface Plan {
  deaths: number;
  random(): number;
  /** The part that is done, from 0 to 1. */
  share(): number;
}

/** Spread over the whole run; a moment is a share of the payments and no time. */
async function breakAgainAndAgain(
  shop: FaultShop,
  provider: Provider,
  { deaths, random, share }: Plan,
): Promise<number> {
  for (let died = 0; died < deaths; died += 1) {
    const moment = (died + random() * 0.8) / deaths;
    while (share() < Math.min(moment, 1)) await sleep(2);
    await provider.command('', {
      dropWebhooks: String(Math.round(random() * 4)),
      doubleWebhooks: String(Math.round(random() * 4)),
      lose: String(Math.round(random() * 2)),
      fail: String(Math.round(random() * 2)),
    });
    await sleep(random() * 50);
    if (died % 2 === 0) {
      await shop.kill();
      await shop.start();
    } else {
      await provider.kill();
      await sleep(random() * 100);
      await provider.start(shop.addresses);
    }
  }
  return deaths;
}

/** The hourly comparison runs now, for payments as if they had been left alone for an hour. */
async function untilSettled(shop: FaultShop, provider: Provider): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const captured = (await provider.intents()).filter(({ status }) => status === 'succeeded');
    const left = await shop.look(async ({ db }) => {
      await db
        .updateTable('payments')
        .set((eb) => ({ updated_at: eb('updated_at', '-', HOUR) }))
        .where('state', 'in', ['new', 'open', 'working'])
        .execute();
      await db
        .updateTable('order_refunds')
        .set((eb) => ({ at: eb('at', '-', HOUR) }))
        .where('provider_state', '=', 'pending')
        .execute();
      await db
        .updateTable('jobs')
        .set({ run_at: 0 })
        .where('kind', 'in', ['reconcile-payments', 'payment-news', 'send-refunds'])
        .where('state', '=', 'waiting')
        .execute();
      const paid = await db
        .selectFrom('payments')
        .select('reference')
        .where('state', '=', 'paid')
        .execute();
      const known = new Set(paid.map(({ reference }) => reference));
      const returning = await db
        .selectFrom('order_refunds')
        .select('id')
        .where('provider_state', '=', 'pending')
        .execute();
      return captured.filter(({ id }) => !known.has(id)).length + returning.length;
    });
    if (left === 0) return;
    assert.ok(Date.now() < deadline, `${left} payments or refunds are not settled`);
    await sleep(1000);
  }
}

interface FoundOrder {
  id: number;
  status: string;
  /** What is left to pay by money. */
  total: number;
  gift: number;
  /** Received and not returned. */
  balance: number;
  paidAt: number | null;
  transaction: string;
}

async function readPaid({ db }: Database): Promise<FoundOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'total', 'paid_amount', 'refunded', 'paid_at', 'transaction_id'])
    .select('gift_amount')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    total: row.total,
    gift: row.gift_amount,
    balance: row.paid_amount - row.refunded,
    paidAt: row.paid_at,
    transaction: row.transaction_id,
  }));
}

/** Every captured payment has one paid order or was given back, and no order is paid twice. */
function checkPayments(
  orders: readonly FoundOrder[],
  intents: readonly Intent[],
): { refunds: number } {
  const captured = intents.filter(({ status }) => status === 'succeeded');
  const owing = orders.filter(({ total }) => total > 0);
  assert.equal(captured.length, owing.length, 'everybody has paid once');
  let refunds = 0;
  for (const { id, amount_received: amount, latest_charge: charge } of captured) {
    const paid = orders.filter(({ transaction }) => transaction === id);
    const returned = charge?.amount_refunded ?? 0;
    if (returned === amount) refunds += 1;
    else assert.equal(returned, 0, `${id} was given back in part`);
    assert.equal(paid.length + (returned === amount ? 1 : 0), 1, `${id} has one order or refund`);
  }
  for (const { id, status, total, gift, balance } of orders) {
    assert.equal(total + gift, PRICE, `the parts of order ${id}`);
    if (status !== 'cancelled') assert.equal(status, 'processing', `order ${id}`);
    const due = status === 'cancelled' ? 0 : total;
    assert.equal(balance, due, `order ${id} is paid once, or cancelled and not at all`);
  }
  return { refunds };
}
