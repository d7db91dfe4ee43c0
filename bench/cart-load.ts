import type { Child } from './child.ts';
import { type Floor, ratio } from './floor-ratio.ts';
import { requestsPerSecond } from './load.ts';
import type { Figure } from './report.ts';

// Carts as shoppers fill them: ten of them, three lines each, every request a durable write. They
// ask as our pages do, which show the cart from its data and want none of its HTML.

const SHOPPERS = 10;
const BUDGET = 0.08;
/** Comes on back-order: no stock ends the run. */
const ENDLESS = 'wool-throw';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

interface Shopper {
  cookie: string;
  /** The line of what is added again and again. */
  key: string;
  bytes: Buffer;
}

export async function cartLoadFigures(
  { port }: Pick<Child, 'port'>,
  address: string,
  floorOf: Floor,
): Promise<Figure[]> {
  const id = await productId(address, ENDLESS);
  const shoppers: Shopper[] = [];
  for (let number = 0; number < SHOPPERS; number += 1) shoppers.push(await goShopping(address, id));
  const [first] = shoppers;
  if (!first) return [];
  const floor = await floorOf(first.bytes, 'identity', {});
  const adds = await requestsPerSecond({
    port,
    connections: SHOPPERS,
    clients: shoppers.map(({ cookie }) => [
      post('/?wc-ajax=add_to_cart&fragments=', cookie, { product_id: String(id) }),
    ]),
  });
  const changes = await requestsPerSecond({
    port,
    connections: SHOPPERS,
    clients: shoppers.map(({ cookie, key }) =>
      ['2', '3'].map((qty) =>
        post('/?wc-ajax=xoo_wsc_update_item_quantity&fragments=', cookie, {
          cart_key: key,
          qty,
        }),
      ),
    ),
  });
  return [
    ratio('add to cart', adds, floor, BUDGET),
    ratio('quantity change in the cart', changes, floor, BUDGET),
  ];
}

function post(path: string, cookie: string, fields: Record<string, string>) {
  return {
    method: 'POST' as const,
    path,
    headers: { ...FORM, cookie },
    body: String(new URLSearchParams(fields)),
  };
}

async function productId(address: string, slug: string): Promise<number> {
  const answer = await fetch(`${address}/wp-json/wc/store/v1/products?slug=${slug}`);
  const [product] = (await answer.json()) as { id: number }[];
  if (!product) throw new Error(`the demo shop has no ${slug}`);
  return product.id;
}

async function goShopping(address: string, endless: number): Promise<Shopper> {
  let cookie = '';
  const ids = [
    await productId(address, 'oak-serving-tray'),
    await productId(address, 'honey-jar'),
    endless,
  ];
  let text = '';
  for (const id of ids) {
    const { path, headers, body } = post('/?wc-ajax=add_to_cart&fragments=', cookie, {
      product_id: String(id),
    });
    const answer = await fetch(address + path, { method: 'POST', headers, body });
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (cookie === '') cookie = given.join('; ');
    text = await answer.text();
  }
  const { cart } = JSON.parse(text) as { cart: { items: { key: string; productId: number }[] } };
  const key = cart.items.find(({ productId: of }) => of === endless)?.key ?? '';
  return { cookie, key, bytes: Buffer.from(text) };
}
