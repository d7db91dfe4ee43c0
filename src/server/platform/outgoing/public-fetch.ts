import { findTarget } from './checked-target.ts';
import { askTarget, readResponse } from './fetch-file.ts';

const MAX_BYTES = 1024 * 1024;

interface FetchParts {
  headers?: RequestInit['headers'];
  signal?: AbortSignal | null;
}

/**
 * Like `fetch` by GET, for a server that a setting names: only at a public address, the very one that was
 * checked, and without following redirects.
 */
export async function publicFetch(
  address: string,
  { headers = {}, signal }: FetchParts = {},
): Promise<Response> {
  const target = await findTarget(URL.parse(address), { allowPrivate: false });
  // The address may contain a key: only the host is named.
  const host = URL.parse(address)?.host ?? '';
  if (!target.ok) throw new Error(`${host} is not asked: ${target.problem}`);
  const sent = Object.fromEntries(new Headers(headers));
  const response = await askTarget(target, signal ?? AbortSignal.timeout(10_000), sent);
  if (response === null) throw new Error(`${host} does not answer`);
  const read = await readResponse(response, address, MAX_BYTES);
  if (!read.ok) throw new Error(`${host} is not read: ${read.problem}`);
  const status = response.statusCode ?? 502;
  return new Response(status === 204 || status === 304 ? null : new Uint8Array(read.bytes), {
    status,
  });
}
