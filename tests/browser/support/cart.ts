import type { Page, Request, Route } from '@playwright/test';

export const TRAY = '/product/oak-serving-tray';
export const SNUFFER = '/product/brass-candle-snuffer';

/** Every shop call of the page, whatever its name. */
export const CALLS = /[?&]wc-ajax=/;
export const callName = (request: Request) =>
  new URL(request.url()).searchParams.get('wc-ajax') ?? '';
const is = (name: string) => (url: URL) => url.searchParams.get('wc-ajax') === name;

/** Requests to the shop's calls, in the order they were sent. */
export function calls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (CALLS.test(request.url())) sent.push(callName(request));
  });
  return sent;
}

/** The fields of a posted call, form-encoded or multipart. */
export function toFields(request: Request): Record<string, string> {
  const body = request.postData() ?? '';
  if (!body.startsWith('--')) return Object.fromEntries(new URLSearchParams(body));
  const parts = body.matchAll(/name="([^"]*)"\r\n\r\n(.*?)\r\n--/gs);
  return Object.fromEntries([...parts].map(([, name = '', value = '']) => [name, value]));
}

/** Answers to a call are held back until `release()`, in order. */
export async function hold(page: Page, name: string) {
  const waiting: Route[] = [];
  let open = false;
  await page.route(is(name), async (route) => {
    if (open) return route.fallback();
    waiting.push(route);
  });
  return {
    waiting,
    async releaseOne() {
      await waiting.shift()?.fallback();
    },
    async release() {
      open = true;
      for (const route of waiting.splice(0)) await route.fallback();
    },
  };
}

export async function respondWith(
  page: Page,
  name: string,
  result: { status?: number; json?: unknown; body?: string },
  times?: number,
): Promise<void> {
  const { status = 200, json, body } = result;
  const input = json === undefined ? { body: body ?? '' } : { json };
  await page.route(is(name), (route) => route.fulfill({ status, ...input }), {
    ...(times !== undefined && { times }),
  });
}

/** A product's id by its slug, from the Store API. */
export async function productId(page: Page, slug: string): Promise<number> {
  const response = await page.request.get(`/wp-json/wc/store/v1/products?slug=${slug}`);
  const [product] = (await response.json()) as { id: number }[];
  if (!product) throw new Error(`no product ${slug}`);
  return product.id;
}

/** Adds to the cart of this browser without any page. */
export async function putIn(page: Page, slug: string, quantity = 1): Promise<void> {
  const response = await page.request.post('/?wc-ajax=add_to_cart', {
    form: { product_id: await productId(page, slug), quantity },
  });
  const { error } = (await response.json()) as { error?: boolean };
  if (error) throw new Error(`${slug} was refused`);
}

/** The cart of this browser according to the server: name to quantity. */
export async function inCart(page: Page): Promise<Record<string, number>> {
  const response = await page.request.post('/?wc-ajax=get_refreshed_fragments&vitrine_data=1');
  const { cart } = (await response.json()) as {
    cart: { items: { name: string; quantity: number }[] };
  };
  return Object.fromEntries(cart.items.map(({ name, quantity }) => [name, quantity]));
}

export const addButton = (page: Page) => page.locator('.single_add_to_cart_button');
export const cartButton = (page: Page) => page.locator('.header a.cart-link');
export const count = (page: Page) => page.locator('.header .cart-count');
export const dropdown = (page: Page) => page.getByRole('region', { name: 'In your basket' });
export const sideCart = (page: Page) => page.getByRole('dialog', { name: /^Your basket/ });
export const cardButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to the basket`, exact: true }).first();
