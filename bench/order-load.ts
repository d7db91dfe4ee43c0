import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Child } from './child.ts';
import { type Floor, ratio } from './floor-ratio.ts';
import type { Figure } from './report.ts';

// Orders as the classic form sends them: a basket of two lines each, filled before the clock runs,
// then every form sent once, some at a time. Each answer is an order on the disk.

const ORDERS = 3000;
const AT_ONCE = 10;
const BUDGET = 0.04;
/** One comes on back-order, of the other there is no end. */
const GOODS = ['wool-throw', 'slow-sundays-recipes'];
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Limits are for people; they are read when the shop starts. */
export function liftOrderLimits(file: string): void {
  const database = new DatabaseSync(file);
  for (const kind of ['Session', 'Email', 'Address']) {
    const row = "insert or replace into settings (name, value, updated_at) values (?, '0', 0)";
    database.prepare(row).run(`orders.limitPer${kind}`);
  }
  database.close();
}

export async function orderLoadFigures(
  { port }: Pick<Child, 'port'>,
  address: string,
  floorOf: Floor,
): Promise<Figure[]> {
  const ids: number[] = [];
  for (const slug of GOODS) ids.push(await productId(address, slug));
  const baskets: string[] = [];
  await together(ORDERS, 4, async () => void baskets.push(await fillBasket(address, ids)));
  const nonce = await nonceOf(address);
  const sample = await order(address, nonce, baskets.pop() ?? '');
  const floor = await floorOf(Buffer.from(sample), 'identity', {});
  const start = performance.now();
  await together(baskets.length, AT_ONCE, async (at) => {
    await order(`http://127.0.0.1:${port}`, nonce, baskets[at] ?? '');
  });
  const seconds = (performance.now() - start) / 1000;
  return [ratio('placing an order', baskets.length / seconds, floor, BUDGET)];
}

async function together(
  count: number,
  atOnce: number,
  work: (at: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function productId(address: string, slug: string): Promise<number> {
  const answer = await fetch(`${address}/wp-json/wc/store/v1/products?slug=${slug}`);
  const [product] = (await answer.json()) as { id: number }[];
  if (!product) throw new Error(`the demo shop has no ${slug}`);
  return product.id;
}

async function fillBasket(address: string, ids: readonly number[]): Promise<string> {
  let cookie = '';
  for (const id of ids) {
    const answer = await fetch(`${address}/?wc-ajax=add_to_cart`, {
      method: 'POST',
      headers: { ...FORM, cookie },
      body: String(new URLSearchParams({ product_id: String(id) })),
    });
    const { error } = (await answer.json()) as { error?: boolean };
    if (error) throw new Error(`product ${id} does not go into a basket by itself`);
    if (cookie !== '') continue;
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    cookie = given.join('; ');
  }
  return cookie;
}

async function nonceOf(address: string): Promise<string> {
  const page = await (await fetch(address)).text();
  const config = /id="shop-config"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
  return (JSON.parse(config) as { nonces: { public: string } }).nonces.public;
}

async function order(address: string, nonce: string, cookie: string): Promise<string> {
  const answer = await fetch(`${address}/?wc-ajax=checkout`, {
    method: 'POST',
    headers: { ...FORM, cookie },
    body: String(
      new URLSearchParams({
        billing_first_name: 'Ada',
        billing_last_name: 'Example',
        billing_country: 'US',
        billing_address_1: '1 Main Street',
        billing_city: 'New York',
        billing_state: 'NY',
        billing_postcode: '10001',
        billing_email: `ada-${randomUUID()}@example.com`,
        payment_method: 'bacs',
        terms: 'on',
        vitrine_key: randomUUID(),
        'woocommerce-process-checkout-nonce': nonce,
      }),
    ),
  });
  const text = await answer.text();
  if (!text.includes('"result":"success"')) throw new Error(`No order: ${text.slice(0, 400)}`);
  return text;
}
