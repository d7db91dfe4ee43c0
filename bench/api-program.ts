import { createKey } from '#server/accounts/api-keys/create-key.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { apiRoutes } from '#server/api/api-routes.ts';
import { noFragments } from '#server/api/testing/no-fragments.ts';
import { listedProductsCache, MAX_LISTED } from '#server/api/wc/products/listed-products.ts';
import { NOW, secret, shopContext } from '#server/cart/testing/cart-shop.ts';
import { createOrderCache, orderCache } from '#server/orders/managing/order-cache.ts';
import { createReadCache } from '#server/platform/cache/read-cache.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import { NO_SERVICES } from '#server/platform/services.ts';

const ORIGIN = 'https://shop.example';

export type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;

/** A program with a key, without a network between; paths are those below `/wp-json/wc/v3`, or whole. */
export async function apiProgram({ db }: Database): Promise<Ask> {
  const person = await addPerson(db, 'program@example.com', NOW, { role: 'shop_manager' });
  const key = { customerId: person, name: 'Bench', permissions: 'read_write' as const };
  const pair = await createKey(shopContext(db), key);
  const authorization = `Basic ${Buffer.from(`${pair.key}:${pair.secret}`).toString('base64')}`;
  const products = createReadCache({ maxCached: MAX_LISTED });
  const ctx = {
    ...shopContext(db, { 'api.requestsPerMinute': 0 }),
    // Orders and products that were listed before are cached, as in a shop that is open.
    services: listedProductsCache.add(orderCache.add(NO_SERVICES, createOrderCache()), products),
    invalidate: async (tags: readonly string[]) => products.invalidate(tags),
  };
  const routes = apiRoutes({
    context: () => ctx,
    secret,
    origin: () => ORIGIN,
    render: noFragments,
    uploads: testUploads(),
    failed(error) {
      throw error;
    },
  });
  return async (method, path, body) =>
    routes.request(path.startsWith('/wp-json') ? ORIGIN + path : `${ORIGIN}/wp-json/wc/v3${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}
