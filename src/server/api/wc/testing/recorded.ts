import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { ManagerClient, Result } from './manager-client.ts';

// Exchanges with WooCommerce, recorded once. A test replays a request against this shop and compares
// status, error code, headers, the set of keys and the type of each value; values are the shop's own.

export interface Exchange {
  note?: string;
  request: { method: string; path: string; body?: unknown; auth?: 'none' };
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`./recorded/${file}.json`, import.meta.url), 'utf8'));
}

export function recorded(file: string): Exchange[] {
  return read(file);
}

/** Names of the parameters of every route and method. */
export const recordedRoutes = () => read<Record<string, Record<string, string[]>>>('routes');
export const recordedSchemas = () => read<Record<string, Record<string, unknown>>>('schemas');

/** The first exchange with this method and this path, query included. */
export function getExchange(file: string, method: string, path: string, nth = 0): Exchange {
  const found = recorded(file).filter(
    ({ request }) => request.method === method && request.path === `/wp-json${path}`,
  )[nth];
  if (!found) throw new Error(`${method} ${path} was not recorded in ${file}`);
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The shape of a recorded value with the keys and types of ours beside it: null and an empty list are
 * of any type, a list is as its first entry, and links are links.
 */
export function shapeProblems(expected: unknown, actual: unknown, at = 'body'): string[] {
  if (expected === null || actual === null || at.endsWith('._links')) return [];
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length === 0 || actual.length === 0) return [];
    return shapeProblems(expected[0], actual[0], `${at}[0]`);
  }
  if (isRecord(expected) && isRecord(actual)) {
    const missing = Object.keys(expected).filter((key) => !Object.hasOwn(actual, key));
    const more = Object.keys(actual).filter((key) => !Object.hasOwn(expected, key));
    return [
      ...missing.map((key) => `${at}.${key} is missing`),
      ...more.map((key) => `${at}.${key} is not in WooCommerce`),
      ...Object.keys(expected)
        .filter((key) => Object.hasOwn(actual, key))
        .flatMap((key) => shapeProblems(expected[key], actual[key], `${at}.${key}`)),
    ];
  }
  const types = [expected, actual].map((value) => (Array.isArray(value) ? 'array' : typeof value));
  return types[0] === types[1] ? [] : [`${at} is ${types[1]}, not ${types[0]}`];
}

/** Where resources of WooCommerce have what is this shop's own. */
const OURS = ['extensions'];

export interface Replay {
  /** The path in this shop, where its ids differ from WooCommerce's. */
  path?: string;
  body?: unknown;
  /** Keys of the answer this shop has besides, by a decision. */
  more?: readonly string[];
  /** Differences of its shape that are meant. */
  except?: RegExp;
  /** The recording has no headers. */
  withoutHeaders?: boolean;
}

/** Sends a recorded request and compares the answer; returns ours. */
export async function replay(
  { send }: Pick<ManagerClient, 'send'>,
  exchange: Exchange,
  { path, body, more = OURS, except, withoutHeaders = false }: Replay = {},
): Promise<Result> {
  const { request } = exchange;
  const response = await send(
    request.method,
    path ?? request.path,
    body ?? request.body,
    ...(request.auth === 'none' ? [{}] : []),
  );
  expect({ status: response.status, code: response.body?.code }).toEqual({
    status: exchange.status,
    code: isRecord(exchange.body) ? exchange.body.code : undefined,
  });
  const problems = shapeProblems(exchange.body, response.body).filter(
    (problem) =>
      !except?.test(problem) &&
      !more.some((key) => problem.includes(`.${key} is not in WooCommerce`)),
  );
  expect(problems).toEqual([]);
  const names = withoutHeaders ? [] : ['X-WP-Total', 'X-WP-TotalPages', 'Location'];
  for (const name of names) {
    expect(response.headers.has(name), name).toBe(name in exchange.headers);
  }
  const { Allow: allow } = exchange.headers;
  if (allow !== undefined) expect(response.headers.get('allow')).toBe(allow);
  return response;
}
