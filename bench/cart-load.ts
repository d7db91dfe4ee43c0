import type { Compare } from './load/compare-with-floor.ts';
import type { Figure } from './report.ts';
import { fillCart, formPost, productIds } from './shop-client.ts';
import type { ShopServer } from './shop-server.ts';

// Carts as shoppers fill them: ten of them, three lines each, every request a durable write. The
// requests are those of the shop's own pages, which show the cart from its data and ask for no HTML.

const SHOPPERS = 10;
const ADD_BUDGET = { atMost: 27, goalMs: 0.8 };
const CHANGE_BUDGET = { atMost: 22 };
/** Can be back-ordered: no stock ends the run. */
const ENDLESS = 'wool-throw';
const OTHERS = ['oak-serving-tray', 'honey-jar'];

export async function cartLoadFigures(shop: ShopServer, compare: Compare): Promise<Figure[]> {
  const others = await productIds(shop.address, OTHERS);
  const [endless = 0] = await productIds(shop.address, [ENDLESS]);
  const shoppers: { cookie: string; key: string }[] = [];
  for (let number = 0; number < SHOPPERS; number += 1) {
    const { cookie, response: result } = await fillCart(shop.address, [...others, endless]);
    shoppers.push({ cookie, key: toLineKey(result, endless) });
  }
  const add = (cookie: string) =>
    formPost('/?wc-ajax=add_to_cart&vitrine_data=1&fragments=', cookie, {
      product_id: String(endless),
    });
  const change = (cookie: string, cart_key: string, qty: string) =>
    formPost('/?wc-ajax=xoo_wsc_update_item_quantity&vitrine_data=1&fragments=', cookie, {
      cart_key,
      qty,
    });
  return [
    ...(await compare({
      what: 'add to cart',
      budget: ADD_BUDGET,
      server: shop,
      work: { clients: shoppers.map(({ cookie }) => [add(cookie)]) },
    })),
    ...(await compare({
      what: 'quantity change in the cart',
      budget: CHANGE_BUDGET,
      server: shop,
      work: {
        clients: shoppers.map(({ cookie, key }) =>
          ['2', '3'].map((qty) => change(cookie, key, qty)),
        ),
      },
    })),
  ];
}

function toLineKey(result: string, product: number): string {
  const { cart } = JSON.parse(result) as { cart: { items: { key: string; productId: number }[] } };
  const line = cart.items.find(({ productId }) => productId === product);
  if (!line) throw new Error(`Product ${product} is not in the cart.`);
  return line.key;
}
