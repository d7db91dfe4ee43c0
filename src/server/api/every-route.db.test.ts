import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret } from '#server/platform/sessions/testing/test-visitor.ts';
import type { FieldDescription } from '#wire/wc/field.ts';
import { propertiesOf } from './rest/json-schema.ts';
import type { RestEndpoint, RestMethod, RestRoute } from './rest/rest-route.ts';
import { restRoutes } from './rest/routes.ts';
import { managerClient } from './wc/testing/manager-client.ts';

// Every parameter of every route of the table, with values it should not get. Whatever is sent, the
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
const MOST_MS = 300_000;
const HUGE = '99999999999999999999';
const nested = (levels: number): unknown => (levels === 0 ? 'x' : { a: [nested(levels - 1)] });
const VALUES: readonly unknown[] = [
  -1,
  2 ** 53,
  1.5,
  true,
  null,
  '',
  HUGE,
  '1,-5,99999999999999999999',
  '<script>alert(1)</script>',
  `${'x'.repeat(120_000)}`,
  'nul\0inside',
  "%' or 1=1; --",
  '\ud800',
  [[]],
  [{ id: -5, unknown: 'key' }],
  { id: HUGE, unknown: 'key' },
  nested(30),
];
/** No parameter but one that takes anything accepts it. */
const WRONG = { wrong: ['type'] };

interface Case {
  route: RestRoute;
  method: RestMethod;
  endpoint: RestEndpoint;
}

/** Each endpoint once: PUT and PATCH of a resource are its POST, and `wc/store` is `wc/store/v1`. */
function casesOf(): Case[] {
  const seen = new Set<RestEndpoint>();
  return restRoutes.flatMap((route) =>
    Object.entries(route.methods).flatMap(([method, endpoint]) => {
      if (seen.has(endpoint)) return [];
      seen.add(endpoint);
      return [{ route, method: method as RestMethod, endpoint }];
    }),
  );
}

/** With ids that are there more often than not, or with one that no row can have. */
function addressOf({ namespace, path }: RestRoute, id: string): string {
  const filled = path.replace(/:(\w+)(?:<([^/]+)>)?/g, (_, name: string, pattern?: string) => {
    if (pattern === undefined) return id;
    return name.startsWith('group') ? 'general' : 'flat_rate';
  });
  return `/wp-json/${namespace}${filled}`;
}

function descriptionsOf({ describe, params }: RestEndpoint): Record<string, FieldDescription> {
  return (describe ?? (params ? propertiesOf(params) : {})) as Record<string, FieldDescription>;
}

/** What the endpoint asks for, so that the parameter in question is reached. */
function needed(endpoint: RestEndpoint): Record<string, unknown> {
  const all = Object.entries(descriptionsOf(endpoint)).filter(([, { required }]) => required);
  return Object.fromEntries(
    all.map(([name, { type, enum: values }]) => {
      if (values) return [name, values[0]];
      return [name, type === 'integer' ? 1 : type === 'array' ? [] : 'fuzz'];
    }),
  );
}

/** The Store API reads whatever these hold, as in shops of this kind: what is no id names no product. */
const LOOSE = ['include', 'exclude', 'parent_exclude', 'related', '_embed'];
const TYPED = ['integer', 'number', 'boolean', 'string', 'array'];

/** Sent again and again, in turns, so that each parameter gets some and each value gets everywhere. */
function valuesFor(turn: number): unknown[] {
  return [0, 8].map((step) => VALUES[(turn * 7 + step) % VALUES.length]);
}

interface Sent {
  status: number;
  code: unknown;
  named: string[];
}

async function send(method: string, path: string, values: Record<string, unknown>): Promise<Sent> {
  const reads = method === 'GET';
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => {
      const isPlain = typeof value !== 'object' || value === null;
      return isPlain ? [name, String(value).slice(0, 4000)] : [`${name}[0][a]`, 'x'];
    }),
  );
  const answer = await client.ask(reads ? `${path}?${query}` : path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(!reads && { body: JSON.stringify(values) }),
  });
  const { status } = answer;
  const text = await answer.text();
  // An export may be a file; a refusal is always JSON.
  const body = status < 400 || text === '' ? null : JSON.parse(text);
  const params = body?.data?.params ?? {};
  return { status, code: body?.code, named: Array.isArray(params) ? params : Object.keys(params) };
}

function countOf(tables: readonly string[]): () => Promise<number> {
  const parts = tables.map((name) => sql`(select count(*) from ${sql.table(name)})`);
  const counted = sql<{ rows: number }>`select ${sql.join(parts, sql` + `)} as rows`;
  return async () => Number((await counted.execute(db)).rows[0]?.rows);
}

/** What most writes come to; counted after every one of them. */
const someRows = countOf([
  'manager_changes',
  'products',
  'orders',
  'order_lines',
  'customers',
  'coupons',
  'jobs',
]);
/** Of all tables but those that only say who asked and when; counted for each endpoint. */
const allRows = countOf(
  (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !/session|attempt|migration|usage|nonce/.test(name)),
);

test(
  'answers whatever is sent to any route, and a refusal writes nothing',
  async () => {
    const faults: string[] = [];
    let rows = await someRows();
    let asked = 0;

    async function attempt(
      one: Case,
      id: string,
      name: string,
      value: unknown,
    ): Promise<Sent | null> {
      const { route, method, endpoint } = one;
      const path = addressOf(route, id);
      const said = `${method} ${path} ${name}=${JSON.stringify(value)?.slice(0, 50)}`;
      asked += 1;
      try {
        const sent = await send(method, path, { ...needed(endpoint), [name]: value });
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

    for (const [at, one] of casesOf().entries()) {
      const { route, method, endpoint } = one;
      const described = descriptionsOf(endpoint);
      // A delete is only tried with what it refuses, so that the shop stays filled.
      const deletes = method === 'DELETE';
      if (route.path.includes(':')) await attempt(one, HUGE, 'unknown', 'key');
      if (!deletes) await attempt(one, '1', 'unknown', WRONG);
      const before = method === 'GET' ? 0 : await allRows();
      for (const name of endpoint.args) {
        const { type } = described[name] ?? { type: 'mixed' };
        const isLoose = route.namespace.startsWith('wc/store') && LOOSE.includes(name);
        if (!TYPED.includes(String(type)) || isLoose || route.path.includes(`:${name}`)) continue;
        const sent = await attempt(one, '1', name, WRONG);
        const isKnown = sent !== null && ![401, 403, 404, 409, 410, 501].includes(sent.status);
        if (isKnown && (sent.status !== 400 || !sent.named.some((each) => each.startsWith(name)))) {
          const said = `${sent.status} ${sent.code}, naming ${sent.named}`;
          faults.push(`${method} ${addressOf(route, '1')}: ${name} of a wrong type is ${said}`);
        }
      }
      if (method !== 'GET' && (await allRows()) !== before) {
        faults.push(`${method} ${addressOf(route, '1')}: refused, and wrote`);
      }
      for (const [turn, name] of endpoint.args.entries()) {
        const values = deletes ? [] : valuesFor(at + turn);
        for (const value of values) await attempt(one, '1', name, value);
      }
    }
    expect(faults.slice(0, 60)).toEqual([]);
    expect(asked).toBeGreaterThan(2500);
  },
  MOST_MS,
);
