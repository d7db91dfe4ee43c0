import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { sweep } from '#server/testing/sweep.ts';
import { documentPath } from '../openapi/document.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';
import { runningRoutes } from './running-routes.ts';

// On PostgreSQL in every run: values that one engine takes and the other refuses.

// Every parameter of every route with values that do not fit (a third of the values a day, another one for
// each parameter, all in `npm run test:all`): a bug inside fails the request, and a refusal has the shape
// that the document gives it.

const { db } = await testDatabase();
let admin: Awaited<ReturnType<typeof vitrineClient>>;
beforeAll(async () => {
  admin = await vitrineClient(db, {
    role: 'administrator',
    settings: { 'api.requestsPerMinute': 0 },
  });
});

const HOSTILE: readonly unknown[] = [
  ...[null, true, -1, 0.5, 9_999_999_999, 1e308, '', 'nul \0', '<script>', "'; drop table jobs"],
  ...['x'.repeat(50_000), [], [null], {}, { a: { b: [[{}]] } }, { 'shop.name': { '\0': 1 } }],
];
/** Of the path, for numbers and for names. */
const NAMES = ['1', 'shop.name', 'welcome'];

const operations = runningRoutes.flatMap(({ path, methods }) =>
  Object.entries(methods).map(([method, { args }]) => ({ path: documentPath(path), method, args })),
);

test.each(operations)('$method $path answers whatever is sent', async ({ path, method, args }) => {
  const addresses = path.includes('{')
    ? NAMES.map((name) => path.replaceAll(/\{\w+\}/g, name))
    : [path];
  for (const address of addresses) {
    const pairs = args.flatMap((name) => HOSTILE.map((value) => ({ name, value })));
    for (const { name, value } of sweep(pairs, 3)) {
      const base = `/wp-json/vitrine/v1${address}`;
      const text = encodeURIComponent(String(value).slice(0, 2000));
      const { authorization } = admin;
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await (method === 'GET' || method === 'DELETE'
        ? admin.ask(`${base}?${name}=${text}`, { method, headers })
        : admin.ask(base, { method, headers, body: JSON.stringify({ [name]: value }) }));
      expect(response.status, `${address} ${name} ${text.slice(0, 40)}`).toBeLessThan(500);
      if (response.status >= 400) expect(await response.json()).toMatchObject({ code: /\w/ });
    }
  }
});
