import { randomUUID } from 'node:crypto';

const address = {
  first_name: 'Ada',
  last_name: 'Example',
  company: '',
  address_1: '1 Main Street',
  address_2: '',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
  phone: '',
};

export interface Placed {
  id: number;
  number: string;
  key: string;
}

export type Reply =
  | {
      kind: 'placed';
      order: Placed;
      /** What the payment needs from the shopper, such as `client_secret`. */
      payment: Readonly<Record<string, string>>;
    }
  | { kind: 'refused'; status: number; code: string; message: string }
  /** The connection broke: the outcome is unknown. */
  | { kind: 'silent' };

/** A shopper with a cart, who buys through the Store API. */
export interface Shopper {
  /** The same form, as often as it is called. */
  order(at?: string): Promise<Reply>;
}

export interface ShopperChoices {
  quantity?: number;
  /** Of coupons and gift cards. */
  codes?: readonly string[];
  method?: string;
  /** Without one the cart is the key. */
  key?: boolean;
  /** Of whoever is logged in; '' for guests. */
  cookie?: string;
}

let count = 0;

export async function shopperWith(
  shop: string,
  product: number,
  {
    quantity = 1,
    codes = [],
    method = 'bacs',
    cookie = '',
    key: hasKey = true,
  }: ShopperChoices = {},
): Promise<Shopper> {
  count += 1;
  const email = `shopper${count}@example.com`;
  const key = randomUUID();
  const headers = cookie === '' ? undefined : { cookie };
  const first = await fetch(`${shop}/wp-json/wc/store/v1/cart`, { headers: { ...headers } });
  const token = first.headers.get('cart-token') ?? '';
  await first.text();
  const post = (base: string, path: string, body: unknown) =>
    fetch(`${base}/wp-json/wc/store/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cart-token': token,
        ...(hasKey && { 'idempotency-key': key }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  await done(post(shop, '/cart/add-item', { id: product, quantity }));
  for (const code of codes) await done(post(shop, '/cart/apply-coupon', { code }));
  return {
    async order(at = shop) {
      try {
        const reply = await post(at, '/checkout', {
          billing_address: { ...address, email },
          shipping_address: address,
          payment_method: method,
        });
        return readResponse(reply.status, await reply.json());
      } catch {
        return { kind: 'silent' };
      }
    },
  };
}

async function done(reply: Promise<Response>): Promise<void> {
  const response = await reply;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 300)}`);
}

function readResponse(status: number, body: unknown): Reply {
  const found = body as Record<string, unknown>;
  if (status === 200) {
    const order = {
      id: Number(found.order_id),
      number: String(found.order_number),
      key: String(found.order_key),
    };
    const { payment_details: details } = found.payment_result as {
      payment_details: { key: string; value: string }[];
    };
    const payment = Object.fromEntries(details.map(({ key, value }) => [key, value]));
    return { kind: 'placed', order, payment };
  }
  return {
    kind: 'refused',
    status,
    code: String(found.code),
    message: String(found.message),
  };
}

/** Concurrency of filling the carts; only the orders are sent all at once. */
export async function inGroups<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.map((item, at) => ({ item, at }));
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      results[next.at] = await work(next.item, next.at);
    }
  };
  await Promise.all(Array.from({ length: size }, worker));
  return results;
}
