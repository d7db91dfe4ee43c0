import { AsyncLocalStorage } from 'node:async_hooks';
import { NOW, secret, shopContext } from '#server/cart/testing/cart-shop.ts';
import { createCartFragments } from '#server/pages/fragments/cart-fragments.tsx';
import { createCheckoutFragments } from '#server/pages/fragments/checkout-fragments.tsx';
import type { Db } from '#server/platform/database/database.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import { makeNonces } from '#server/platform/nonces.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { VITRINE_DATA } from '#wire/forms/vitrine-data.ts';
import { apiRoutes } from '../api-routes.ts';
import type { CallDeps } from '../call.ts';
import { noFragments } from './no-fragments.ts';

export const origin = 'https://shop.example';
export const nonces = makeNonces(secret, NOW);

/** What the routes find in the shop of the browser that asks. */
type BrowserParts = Pick<CallDeps, 'context' | 'render' | 'uploads'>;
const asking = new AsyncLocalStorage<BrowserParts>();

function askingParts(): BrowserParts {
  const parts = asking.getStore();
  if (parts === undefined) throw new Error('no browser asks');
  return parts;
}

/** Made once: a table of all routes takes longer than most requests. A bug inside fails the test. */
const routes = apiRoutes({
  secret,
  origin: () => origin,
  context: () => askingParts().context(),
  get render() {
    return askingParts().render;
  },
  get uploads() {
    return askingParts().uploads;
  },
  failed(error) {
    throw error;
  },
});

/** A browser with cookies, sending requests to this shop's routes. */
export function browser(db: Db, changed: Partial<Settings> = {}, parts: Partial<ShopContext> = {}) {
  const jar = new Map<string, string>();
  const browserParts: BrowserParts = {
    context: () => ({ ...shopContext(db, changed), ...parts }),
    render: {
      ...noFragments,
      ...createCartFragments(() => nonces),
      ...createCheckoutFragments(() => nonces),
    },
    uploads: testUploads(),
  };

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await asking.run(browserParts, () =>
      routes.request(`${origin}${path}`, { ...init, headers }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (rest.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  return {
    jar,
    ask,
    /** A shop call of our own scripts with the fields of a form; `ownData` false for those of others. */
    call(name: string, fields: Record<string, string | number> = {}, withVitrineData = true) {
      const body = new URLSearchParams(
        Object.entries(fields).map(([field, value]) => [field, String(value)]),
      );
      const data = withVitrineData ? `&${VITRINE_DATA}=1` : '';
      return ask(`/?wc-ajax=${name}${data}`, { method: 'POST', body });
    },
    /** A Store API request. */
    store(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = { nonce: nonces.store },
    ) {
      return ask(`/wp-json/wc/store/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
  };
}

export type Browser = ReturnType<typeof browser>;
