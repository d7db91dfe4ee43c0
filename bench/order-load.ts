import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { ReviewAnswer } from '#wire/checkout.ts';
import type { Child } from './child.ts';
import { type Floor, ratio } from './floor-ratio.ts';
import type { Figure } from './report.ts';

// Orders as the classic form sends them, with every field of it: a basket of two lines each, filled
// before the clock runs, then every form sent once, some at a time. Each answer is an order on the disk.

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
  const form = await filledForm(address, baskets[0] ?? '');
  const sample = await order(address, form, baskets.pop() ?? '');
  const floor = await floorOf(Buffer.from(sample), 'identity', {});
  const start = performance.now();
  await together(baskets.length, AT_ONCE, async (at) => {
    await order(`http://127.0.0.1:${port}`, form, baskets[at] ?? '');
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

/** What the form of each basket says alike: all hold the same, so all were shown the same. */
async function filledForm(address: string, cookie: string): Promise<Record<string, string>> {
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
  const answer = await fetch(`${address}/?wc-ajax=update_order_review`, {
    method: 'POST',
    headers: { ...FORM, cookie },
    body: String(new URLSearchParams(filled)),
  });
  const { review } = (await answer.json()) as ReviewAnswer;
  const [parcel] = review.cart.packages;
  return {
    ...filled,
    'shipping_method[0]': parcel?.rates.find(({ selected }) => selected)?.rateId ?? '',
    order_comments: '',
    terms: '1',
    shown_total: String(review.cart.totals.total),
    shown_cart: review.cart.hash,
    'woocommerce-process-checkout-nonce': await nonceOf(address),
  };
}

async function order(
  address: string,
  form: Record<string, string>,
  cookie: string,
): Promise<string> {
  const billing_email = `ada-${randomUUID()}@example.com`;
  const answer = await fetch(`${address}/?wc-ajax=checkout`, {
    method: 'POST',
    headers: { ...FORM, cookie },
    body: String(new URLSearchParams({ ...form, billing_email, vitrine_key: randomUUID() })),
  });
  const text = await answer.text();
  if (!text.includes('"result":"success"')) throw new Error(`No order: ${text.slice(0, 400)}`);
  return text;
}
