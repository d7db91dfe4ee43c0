import { get } from 'node:http';
import type { HttpRequest } from './load/http-request.ts';

// What a bench does as a shopper before it measures: find products, fill carts.

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export function formPost(
  path: string,
  cookie: string,
  fields: Record<string, string>,
): Required<HttpRequest> {
  const body = String(new URLSearchParams(fields));
  return { method: 'POST', path, headers: { ...FORM, cookie }, body };
}

export async function productIds(address: string, slugs: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const slug of slugs) {
    const response = await fetch(`${address}/wp-json/wc/store/v1/products?slug=${slug}`);
    const [product] = (await response.json()) as { id: number }[];
    if (!product) throw new Error(`The demo shop has no ${slug}.`);
    ids.push(product.id);
  }
  return ids;
}

export interface FilledCart {
  cookie: string;
  /** The answer to the last product added. */
  response: string;
}

/** A new session with one of each product in its cart. */
export async function fillCart(address: string, ids: readonly number[]): Promise<FilledCart> {
  const cart: FilledCart = { cookie: '', response: '' };
  for (const id of ids) {
    const { path, ...post } = formPost(
      '/?wc-ajax=add_to_cart&vitrine_data=1&fragments=',
      cart.cookie,
      {
        product_id: String(id),
      },
    );
    const response = await fetch(address + path, post);
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (cart.cookie === '') cart.cookie = cookies.join('; ');
    cart.response = await response.text();
    const { error } = JSON.parse(cart.response) as { error?: boolean };
    if (error) throw new Error(`Product ${id} cannot be added to a cart by its id alone.`);
  }
  return cart;
}

/** The bytes of an answer as they are sent: compressed ones stay so. */
export function fetchBytes(
  address: string,
  headers: Record<string, string>,
): Promise<{ bytes: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const encoding = reply.headers['content-encoding'] ?? 'identity';
        if (reply.statusCode === 200) resolve({ bytes: Buffer.concat(parts), encoding });
        else reject(new Error(`Answer ${reply.statusCode} to ${address}`));
      });
    }).on('error', reject);
  });
}
