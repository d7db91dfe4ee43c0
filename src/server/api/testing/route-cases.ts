import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { FieldDescription } from '#wire/wc/field.ts';
import { getProperties } from '../rest/json-schema.ts';
import type { RestEndpoint, RestMethod, RestRoute } from '../rest/rest-route.ts';
import { restRoutes } from '../rest-routes.ts';
import type { ManagerClient } from '../wc/testing/manager-client.ts';

// What tests that go through every route of the table send, by the descriptions of its parameters.

export const HUGE = '99999999999999999999';
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
export const WRONG = { wrong: ['type'] };
export const TYPED = ['integer', 'number', 'boolean', 'string', 'array'];

/** Sent again and again, in turns, so that each parameter gets some and each value gets everywhere. */
export function valuesFor(index: number): unknown[] {
  return [0, 8].map((step) => VALUES[(index * 7 + step) % VALUES.length]);
}

export interface Case {
  route: RestRoute;
  method: RestMethod;
  endpoint: RestEndpoint;
}

/**
 * Each endpoint once: PUT and PATCH of a resource are its POST, `wc/store` is `wc/store/v1`, and `wc/v1` and
 * `wc/v2` are `wc/v3` in other words.
 */
export function getCases(): Case[] {
  const seen = new Set<RestEndpoint>();
  const present = restRoutes.filter(({ namespace }) => !/^wc\/v[12]$/.test(namespace));
  return present.flatMap((route) =>
    Object.entries(route.methods).flatMap(([method, endpoint]) => {
      if (seen.has(endpoint)) return [];
      seen.add(endpoint);
      return [{ route, method: method as RestMethod, endpoint }];
    }),
  );
}

/** With ids that are there more often than not, or with one that no row can have. */
export function toAddress({ namespace, path }: RestRoute, id: string): string {
  const filled = path.replace(/:(\w+)(?:<([^/]+)>)?/g, (_, name: string, pattern?: string) => {
    if (pattern === undefined) return id;
    return name.startsWith('group') ? 'general' : 'flat_rate';
  });
  return `/wp-json/${namespace}${filled}`;
}

export type Descriptions = Readonly<Record<string, FieldDescription>>;

export function getDescriptions({ describe, params }: RestEndpoint): Descriptions {
  return (describe ?? (params ? getProperties(params) : {})) as Descriptions;
}

/** What the endpoint asks for, so that the parameter in question is reached. */
export function needed(endpoint: RestEndpoint): Record<string, unknown> {
  const all = Object.entries(getDescriptions(endpoint)).filter(([, { required }]) => required);
  return Object.fromEntries(
    all.map(([name, { type, enum: values }]) => {
      if (values) return [name, values[0]];
      return [name, type === 'integer' ? 1 : type === 'array' ? [] : 'fuzz'];
    }),
  );
}

export interface Sent {
  status: number;
  code: unknown;
  named: string[];
}

export async function sendValues(
  client: ManagerClient,
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  values: Record<string, unknown>,
): Promise<Sent> {
  const reads = method === 'GET';
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => {
      const isPlain = typeof value !== 'object' || value === null;
      return isPlain ? [name, String(value).slice(0, 4000)] : [`${name}[0][a]`, 'x'];
    }),
  );
  const response = await client.ask(reads ? `${path}?${query}` : path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(!reads && { body: JSON.stringify(values) }),
  });
  const { status } = response;
  const text = await response.text();
  // An export may be a file; a refusal is always JSON.
  const body = status < 400 || text === '' ? null : JSON.parse(text);
  const params = body?.data?.params ?? {};
  return { status, code: body?.code, named: Array.isArray(params) ? params : Object.keys(params) };
}

function countFor(db: Db, tables: readonly string[]): () => Promise<number> {
  const parts = tables.map((name) => sql`(select count(*) from ${sql.table(name)})`);
  const counted = sql<{ rows: number }>`select ${sql.join(parts, sql` + `)} as rows`;
  return async () => Number((await counted.execute(db)).rows[0]?.rows);
}

/** What most writes come to; quick enough to be counted after every one of them. */
export function mainRows(db: Db): () => Promise<number> {
  return countFor(db, [
    'manager_changes',
    'products',
    'orders',
    'order_lines',
    'customers',
    'coupons',
    'jobs',
  ]);
}

/** Of all tables but those that only say who asked and when. */
export async function allRows(db: Db): Promise<() => Promise<number>> {
  const tables = await db.introspection.getTables();
  return countFor(
    db,
    tables
      .map(({ name }) => name)
      .filter((name) => !/session|attempt|migration|usage|nonce/.test(name)),
  );
}
