import { expect } from 'vitest';
import type { ManagerClient, Result } from './manager-client.ts';
import { type Exchange, getExchange } from './recorded.ts';

// The second recording of WooCommerce 11.0.1, of what the shop is set up with. Its values are compared
// too, as far as the request determines them. Of a long list it has the first three and how many.

export const second = (method: string, path: string, nth = 0): Exchange =>
  getExchange('shop-settings-second', method, `/wc/v3${path}`, nth);

/** The same without links, which have the address of the shop and are compared by `replay`. */
export function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      key === '_links' ? [] : [[key, withoutLinks(each)]],
    ),
  );
}

/** Sends what was recorded and expects the recorded body but for `ours`, which this shop has otherwise. */
export async function sendRecorded(
  { send }: Pick<ManagerClient, 'send'>,
  { request, status, headers, body }: Exchange,
  { path = request.path, ours = {} }: { path?: string; ours?: object } = {},
): Promise<Result> {
  const result = await send(request.method, path, request.body);
  expect(result.status).toBe(status);
  expect(result.headers.get('allow')).toBe(headers.Allow);
  const expected = withoutLinks(body);
  if (typeof expected === 'object' && expected !== null && 'first_three' in expected) {
    const found = Array.isArray(result.body) ? result.body.slice(0, 3) : result.body;
    expect(withoutLinks(found)).toEqual(expected.first_three);
  } else if (Array.isArray(expected)) expect(withoutLinks(result.body)).toEqual(expected);
  else expect(withoutLinks(result.body)).toEqual({ ...Object(expected), ...ours });
  return result;
}
