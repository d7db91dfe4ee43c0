import { expect, test } from 'vitest';
import { restRoutes } from './rest-routes.ts';

// The tests' clients parse each response by the schema of its endpoint. Responses of the Store API are
// compared with the schemas of `src/wire/store` by the tests of that folder.

test('every endpoint of WooCommerce and WordPress has the schema of its response', () => {
  const routes = restRoutes.filter(
    ({ namespace }) => /^(wc|wp)\b/.test(namespace) && !/^wc\/(store|v1$|v2$)/.test(namespace),
  );
  expect(routes.length).toBeGreaterThan(100);
  const missing = routes.flatMap(({ namespace, path, methods }) =>
    Object.entries(methods)
      .filter(([, { response }]) => response === undefined)
      .map(([method]) => `${method} ${namespace}${path}`),
  );
  expect(missing).toEqual([]);
});
