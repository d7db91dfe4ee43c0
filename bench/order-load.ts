import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReviewResponse } from '#wire/checkout.ts';
import type { Compare } from './load/compare-with-floor.ts';
import type { HttpRequest } from './load/http-request.ts';
import type { Figure } from './report.ts';
import { fillCart, formPost, productIds } from './shop-client.ts';
import type { ShopServer } from './shop-server.ts';
import { size } from './size.ts';

// Orders as the classic form sends them, with every field of it. The carts, of two lines each, are
// filled before; then every form is sent once, some at a time, and the round ends when the emails of
// its orders are written. Each answer is an order on the disk.

const CONNECTIONS = 10;
const { warmUp: WARM_UP_ORDERS, round: ROUND_ORDERS } = size.placedOrders;
const BUDGET = { atMost: 140, goalMs: 4 };
const BUDGET_UNTIL_RESPONSE = { atMost: 85, goalMs: 2.5 };
/** One can be back-ordered, the other has no stock to run out of. */
const GOODS = ['wool-throw', 'slow-sundays-recipes'];
const CHECKOUT = '/?wc-ajax=checkout';

/** The limits are meant for people. They are read when the shop starts. */
export function liftOrderLimits(folder: string): void {
  const database = openShopDatabase(folder);
  for (const kind of ['Session', 'Email', 'Address']) liftLimit(database, `orders.limitPer${kind}`);
  database.close();
}

/** All requests of the load come from one address. */
export function liftReadLimit(folder: string): void {
  const database = openShopDatabase(folder);
  liftLimit(database, 'api.anonymousReadsPerMinute');
  database.close();
}

function liftLimit(database: ReturnType<typeof openShopDatabase>, setting: string): void {
  const row = "insert or replace into settings (name, value, updated_at) values (?, '0', 0)";
  database.prepare(row).run(setting);
}

export async function orderLoadFigures(
  shop: ShopServer,
  compare: Compare,
  folder: string,
): Promise<Figure[]> {
  const ids = await productIds(shop.address, GOODS);
  const form = await filledForm(shop.address, (await fillCart(shop.address, ids)).cookie);
  const orders = async (count: number) => {
    const cookies = await loadCookies(shop.address, ids, count);
    return dealOut(cookies.map((cookie) => orderPost(form, cookie)));
  };
  const warmUp = await orders(WARM_UP_ORDERS);
  const rounds: HttpRequest[][][] = [];
  for (let round = 0; round < size.load.rounds; round += 1) rounds.push(await orders(ROUND_ORDERS));
  const settle = () => noJobsLeft(folder);
  await settle();
  const before = emailCount(folder);
  const figures = await compare({
    what: 'place an order, emails included',
    budget: BUDGET,
    untilResponse: BUDGET_UNTIL_RESPONSE,
    server: shop,
    work: { warmUp, rounds, expect: '"result":"success"', settle },
  });
  const count = WARM_UP_ORDERS + size.load.rounds * ROUND_ORDERS;
  const perOrder = (emailCount(folder) - before) / count;
  if (perOrder < 1) throw new Error(`Only ${perOrder} emails an order were written.`);
  return figures.map((figure) => {
    return { ...figure, note: `${figure.note}; ${perOrder} emails an order` };
  });
}

function openShopDatabase(folder: string): DatabaseSync {
  return new DatabaseSync(join(folder, 'data', 'shop.db'));
}

/** One list for each connection. */
function dealOut(requests: readonly HttpRequest[]): HttpRequest[][] {
  return Array.from({ length: CONNECTIONS }, (_, client) =>
    requests.filter((_, at) => at % CONNECTIONS === client),
  );
}

async function loadCookies(address: string, ids: number[], count: number): Promise<string[]> {
  const cookies: string[] = [];
  const fill = async () => {
    while (cookies.length < count) cookies.push((await fillCart(address, ids)).cookie);
  };
  await Promise.all(Array.from({ length: 4 }, fill));
  return cookies;
}

/** Emails are jobs: they are written while the shop has time, after the last order at the latest. */
async function noJobsLeft(folder: string): Promise<void> {
  const database = openShopDatabase(folder);
  const due = database.prepare(
    "select count(*) as jobs from jobs where recurring is null and state != 'dead' and run_at <= ?",
  );
  while (due.get(Date.now())?.jobs !== 0) await sleep(100);
  database.close();
}

/** The folder comes with the first email. */
function emailCount(folder: string): number {
  const mail = join(folder, 'data', 'mail');
  if (!existsSync(mail)) return 0;
  return readdirSync(mail).filter((name) => name.endsWith('.eml')).length;
}

async function loadNonce(address: string): Promise<string> {
  const page = await (await fetch(address)).text();
  const config = /id="shop-config"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
  return (JSON.parse(config) as { nonces: { public: string } }).nonces.public;
}

/** What all forms have in common: all carts hold the same, so all were shown the same. */
export async function filledForm(address: string, cookie: string): Promise<Record<string, string>> {
  const filled = {
    billing_first_name: 'Ada',
    billing_last_name: 'Example',
    billing_company: '',
    billing_country: 'US',
    billing_address_1: '1 Main Street',
    billing_address_2: '',
    billing_city: 'New York',
    billing_state: 'NY',
    billing_postcode: '10001',
    billing_phone: '',
    payment_method: 'bacs',
  };
  const nonce = await loadNonce(address);
  const requested = { ...filled, security: nonce };
  const { path, ...post } = formPost('/?wc-ajax=update_order_review', cookie, requested);
  const response = await fetch(address + path, post);
  const { review } = (await response.json()) as ReviewResponse;
  const [parcel] = review.cart.packages;
  return {
    ...filled,
    'shipping_method[0]': parcel?.rates.find(({ selected }) => selected)?.rateId ?? '',
    order_comments: '',
    terms: '1',
    shown_total: String(review.cart.totals.total),
    shown_cart: review.cart.hash,
    'woocommerce-process-checkout-nonce': nonce,
  };
}

export function orderPost(form: Record<string, string>, cookie: string) {
  const billing_email = `ada-${randomUUID()}@example.com`;
  return formPost(CHECKOUT, cookie, { ...form, billing_email, vitrine_key: randomUUID() });
}
