import type { Reply, Shopper } from './shopper.ts';

let count = 0;

class Refused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(text.slice(0, 300));
    this.status = status;
  }
}

/** A shopper in a browser without scripts of ours: the classic calls, with cookies and no key. */
export async function classicShopper(
  shop: string,
  product: number,
  { quantity, method, orderAt = shop }: { quantity: number; method: string; orderAt?: string },
): Promise<Shopper> {
  count += 1;
  const email = `classic${count}@example.com`;
  const cookies = new Map<string, string>();

  async function ask(path: string, form?: Record<string, string>, at = shop): Promise<string> {
    const response = await fetch(at + path, {
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) throw new Refused(response.status, text);
    return text;
  }

  await ask('/?wc-ajax=add_to_cart', { product_id: String(product), quantity: String(quantity) });
  const [, nonce = ''] = /"public":"([^"]+)"/.exec(await ask('/cart')) ?? [];
  const sent = new Map(cookies);
  const form = {
    billing_first_name: 'Ada',
    billing_last_name: 'Moss',
    billing_country: 'US',
    billing_state: 'NY',
    billing_city: 'Albany',
    billing_address_1: '12 Elm Street',
    billing_postcode: '12207',
    billing_phone: '5185550100',
    billing_email: email,
    payment_method: method,
    terms: '1',
    _wpnonce: nonce,
  };
  return {
    async order() {
      // The same form with the same cookies: the response that would have changed them was lost.
      for (const [name, value] of sent) cookies.set(name, value);
      try {
        return readResponse(await ask('/?wc-ajax=checkout', form, orderAt));
      } catch (error) {
        if (!(error instanceof Refused)) return { kind: 'silent' };
        const { status, message } = error;
        return { kind: 'refused', status, code: 'refused', message };
      }
    },
  };
}

interface PlaceResponse {
  result: string;
  messages?: string;
  redirect?: string;
  order_id?: number;
  confirm?: Record<string, string>;
}

function readResponse(text: string): Reply {
  const found = JSON.parse(text) as PlaceResponse;
  if (found.result !== 'success') {
    return { kind: 'refused', status: 200, code: found.result, message: found.messages ?? text };
  }
  const id = Number(found.order_id);
  const page = new URL(found.confirm?.return_url ?? found.redirect ?? '', 'http://shop.test');
  const key = page.searchParams.get('key') ?? '';
  return { kind: 'placed', order: { id, number: '', key }, payment: found.confirm ?? {} };
}
