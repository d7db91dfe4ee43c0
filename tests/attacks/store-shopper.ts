import type { AttackedShop } from './attacked-shop.ts';

/** A shopper of the Store API, known by their cart token, from an address of their own. */
export interface StoreShopper {
  token: string;
  send(method: string, path: string, body?: object): Promise<StoreReply>;
}

export interface StoreReply {
  status: number;
  /** The fields that attacks look at. */
  body: {
    order_id?: number;
    items?: { prices: { price: string }; totals: { line_subtotal: string } }[];
    totals?: { total_price: string };
  };
}

export const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Pine Street',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
  email: 'ada@example.com',
  phone: '2125550100',
};

let visitors = 0;

export async function storeShopper({ address }: AttackedShop): Promise<StoreShopper> {
  visitors += 1;
  const forwarded = `203.0.113.${visitors}`;
  const root = `${address}/wp-json/wc/store/v1`;
  const first = await fetch(`${root}/cart`, { headers: { 'x-forwarded-for': forwarded } });
  const token = first.headers.get('cart-token') ?? '';
  const headers = {
    'cart-token': token,
    'content-type': 'application/json',
    'x-forwarded-for': forwarded,
  };
  return {
    token,
    async send(method, path, body) {
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`${root}${path}`, init);
      return { status: response.status, body: await response.json() };
    },
  };
}
