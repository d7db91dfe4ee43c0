import { expect, test } from 'vitest';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret } from '#server/platform/sessions/testing/test-visitor.ts';
import { sweep, sweepIsFull } from '#server/testing/sweep.ts';
import {
  allRows,
  type Case,
  getCases,
  getDescriptions,
  HUGE,
  mainRows,
  needed,
  type Sent,
  sendValues,
  TYPED,
  toAddress,
  valuesFor,
  WRONG,
} from './testing/route-cases.ts';
import { managerClient } from './wc/testing/manager-client.ts';

// Every parameter of every route of the table (a quarter of the routes a day, all in `npm run
// test:all`), with values it should not get. Whatever is sent, the
// answer is a refusal with a code that names the parameter, or the value was acceptable after all: it
// is never a failure of the server, and a refusal leaves no row behind.

const { db } = await testDatabase();
await fillCartShop(db);
const client = await managerClient(db, {
  role: 'administrator',
  settings: { 'api.requestsPerMinute': 0 },
});
const headers = {
  authorization: client.authorization,
  nonce: makeNonce(testSecret, 'store', NOW),
};

/** About 15 seconds by itself; a machine with other work gets more. */
const MAX_MS = 300_000;
/** The Store API reads whatever these hold, as WooCommerce does: what is no id names no product. */
const LOOSE = ['include', 'exclude', 'parent_exclude', 'related', '_embed'];
const someRows = mainRows(db);
const rowsOfAll = await allRows(db);

test(
  'answers whatever is sent to any route, and a refusal writes nothing',
  async () => {
    const faults: string[] = [];
    let rows = await someRows();
    let requestCount = 0;

    async function attempt(
      one: Case,
      id: string,
      name: string,
      value: unknown,
    ): Promise<Sent | null> {
      const { route, method, endpoint } = one;
      const path = toAddress(route, id);
      const said = `${method} ${path} ${name}=${JSON.stringify(value)?.slice(0, 50)}`;
      requestCount += 1;
      try {
        const sent = await sendValues(client, headers, method, path, {
          ...needed(endpoint),
          [name]: value,
        });
        if (sent.status >= 500 && sent.status !== 501) faults.push(`${said}: ${sent.status}`);
        if (sent.status >= 400 && !/^[a-z_-]+$/.test(String(sent.code))) {
          faults.push(`${said}: ${sent.status} without a code`);
        }
        if (method !== 'GET') {
          const after = await someRows();
          if (sent.status >= 400 && after !== rows) faults.push(`${said}: refused, and wrote`);
          rows = after;
        }
        return sent;
      } catch (error) {
        faults.push(`${said}: ${error instanceof Error ? error.message.slice(0, 200) : error}`);
        return null;
      }
    }

    for (const [at, one] of sweep([...getCases().entries()], 4)) {
      const { route, method, endpoint } = one;
      const described = getDescriptions(endpoint);
      // A delete is only tried with what it refuses, so that the shop stays filled.
      const deletes = method === 'DELETE';
      if (route.path.includes(':')) await attempt(one, HUGE, 'unknown', 'key');
      if (!deletes) await attempt(one, '1', 'unknown', WRONG);
      const before = method === 'GET' ? 0 : await rowsOfAll();
      for (const name of endpoint.args) {
        const { type } = described[name] ?? { type: 'mixed' };
        const isLoose = route.namespace.startsWith('wc/store') && LOOSE.includes(name);
        if (!TYPED.includes(String(type)) || isLoose || route.path.includes(`:${name}`)) continue;
        const sent = await attempt(one, '1', name, WRONG);
        const isKnown = sent !== null && ![401, 403, 404, 409, 410, 501].includes(sent.status);
        if (isKnown && (sent.status !== 400 || !sent.named.some((each) => each.startsWith(name)))) {
          const said = `${sent.status} ${sent.code}, naming ${sent.named}`;
          faults.push(`${method} ${toAddress(route, '1')}: ${name} of a wrong type is ${said}`);
        }
      }
      if (method !== 'GET' && (await rowsOfAll()) !== before) {
        faults.push(`${method} ${toAddress(route, '1')}: refused, and wrote`);
      }
      for (const [index, name] of endpoint.args.entries()) {
        const values = deletes ? [] : valuesFor(at + index);
        for (const value of values) await attempt(one, '1', name, value);
      }
    }
    expect(faults.slice(0, 60)).toEqual([]);
    expect(requestCount).toBeGreaterThan(sweepIsFull ? 2500 : 300);
  },
  MAX_MS,
);
