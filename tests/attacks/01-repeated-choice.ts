import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import type { AttackedShop } from './attacked-shop.ts';
import { asManager } from './manager-client.ts';
import { ADDRESS, storeShopper } from './store-shopper.ts';

/** Minor units: a hamper, and what is taken off where its box is not wanted. */
const PRICE = 1900;
const WITHOUT_BOX = 300;
const ONCE = PRICE - WITHOUT_BOX;

async function offerHamper(shop: AttackedShop): Promise<number> {
  const { id } = await asManager<{ id: number }>(shop, 'POST', 'wc/v3/products', {
    name: 'Attacked hamper',
    regular_price: '19.00',
    status: 'publish',
  });
  const option = { value: 'yes', label: 'Without its box', price: -WITHOUT_BOX };
  const field = { id: 'no_box', type: 'checkbox-group', label: 'Box', multiple: true };
  await asManager(shop, 'POST', 'vitrine/v1/option-forms', {
    title: 'Attacked hamper',
    belongsTo: { kind: 'products', ids: [id] },
    sections: [
      {
        id: 'main',
        fields: [{ ...field, price: { pricingType: 'fixed' }, options: [option] }],
      },
    ],
  });
  return id;
}

/** What the line costs by the Store API; null where it was refused. */
async function byStoreApi(shop: AttackedShop, id: number, often: number): Promise<number | null> {
  const shopper = await storeShopper(shop);
  const options = { no_box: Array(often).fill('yes') };
  const added = await shopper.send('POST', '/cart/add-item', {
    id,
    quantity: 1,
    extensions: { vitrine: { options } },
  });
  if (added.status !== 201) return null;
  return Number(added.body.items?.[0]?.totals.line_subtotal);
}

/** The same by the form of the page, whose cart is then read by its cookie. */
async function byForm(
  shop: AttackedShop,
  id: number,
  path: string,
  often: number,
): Promise<number | null> {
  const form = new URLSearchParams({ 'add-to-cart': String(id), product_id: String(id) });
  for (let sent = 0; sent < often; sent += 1) form.append('no_box[]', 'yes');
  const posted = await fetch(`${shop.address}${path}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { origin: shop.address },
  });
  const cookie = posted.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const read = await fetch(`${shop.address}/wp-json/wc/store/v1/cart`, { headers: { cookie } });
  const { items }: { items: { totals: { line_subtotal: string } }[] } = await read.json();
  return items[0] ? Number(items[0].totals.line_subtotal) : null;
}

async function byManager(shop: AttackedShop, id: number, often: number): Promise<number> {
  const options = { no_box: Array(often).fill('yes') };
  const order = await asManager<{ line_items: { subtotal: string }[] }>(
    shop,
    'POST',
    'wc/v3/orders',
    { line_items: [{ product_id: id, quantity: 1, extensions: { vitrine: { options } } }] },
  );
  return Math.round(Number(order.line_items[0]?.subtotal) * 100);
}

/** The total of an order placed with the choice twenty times; shipping is part of it. */
async function placeFree(shop: AttackedShop, id: number): Promise<number | null> {
  const shopper = await storeShopper(shop);
  const options = { no_box: Array(20).fill('yes') };
  await shopper.send('POST', '/cart/add-item', {
    id,
    quantity: 1,
    extensions: { vitrine: { options } },
  });
  const placed = await shopper.send('POST', '/checkout', {
    billing_address: ADDRESS,
    shipping_address: ADDRESS,
    payment_method: 'bacs',
  });
  if (!placed.body.order_id) return null;
  const { line_items } = await asManager<{ line_items: { subtotal: string }[] }>(
    shop,
    'GET',
    `wc/v3/orders/${placed.body.order_id}`,
  );
  return Math.round(Number(line_items[0]?.subtotal) * 100);
}

export const attack: Attack = {
  line: 1,
  title: 'a choice of -3.00 sent six and twenty times with a product of 19.00',
  before: '1.00 for six and 0.00 for twenty by Store API, wc-ajax, page and wc/v3, and ordered so',
  async run(shop, size) {
    const id = await offerHamper(shop);
    await wait(200);
    const page = await fetch(`${shop.address}/product/attacked-hamper`);
    const times = size === 'short' ? [6, 20] : [2, 6, 7, 20, 199];
    const seen: string[] = [];
    const costs: (number | null)[] = [];
    const note = (way: string, cost: number | null) => {
      costs.push(cost);
      seen.push(`${way} ${cost === null ? 'refused' : (cost / 100).toFixed(2)}`);
    };
    for (const often of times) {
      note(`Store API ×${often}`, await byStoreApi(shop, id, often));
      note(`wc-ajax ×${often}`, await byForm(shop, id, '/?wc-ajax=add_to_cart', often));
      note(`page ×${often}`, await byForm(shop, id, new URL(page.url).pathname, often));
      note(`wc/v3 ×${often}`, await byManager(shop, id, often));
    }
    note('ordered ×20', await placeFree(shop, id));
    const held = costs.every((cost) => cost === null || cost === ONCE);
    return { held, figure: seen.join(', ') };
  },
};
