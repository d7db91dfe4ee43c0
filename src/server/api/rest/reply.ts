import { createHash } from 'node:crypto';
import { acceptedEncoding } from '#server/platform/http/accept-encoding.ts';
import { FileBytes, toBytes } from './json-bytes.ts';
import { tooManyReads } from './limit-reads.ts';
import { type RestError, restErrorBody } from './rest-error.ts';
import type { RestEndpoint } from './rest-route.ts';
import { StoredJson } from './stored-json.ts';

type Headers = Record<string, string>;

export interface Reply {
  status: number;
  body: unknown;
  headers: Headers;
  cache: RestEndpoint['cache'];
}

export function reply(body: unknown, headers: Headers = {}, status = 200): Reply {
  return { status, body, headers, cache: 'never' };
}

export function fail(error: RestError, headers: Headers = {}): Reply {
  return reply(restErrorBody(error), headers, error.status);
}

/** Of somebody who reads too much: after how many seconds they may go on. */
export function limited(seconds: number, headers: Headers): Reply {
  return fail(tooManyReads, { ...headers, 'retry-after': String(seconds) });
}

export function send(
  request: Request,
  { status, body, headers, cache }: Reply,
): Response | Promise<Response> {
  if (body instanceof StoredJson) return sendStored(request, { status, headers }, body);
  const bytes = toBytes(body);
  const all: Headers = {
    'content-type': body instanceof FileBytes ? body.type : 'application/json; charset=UTF-8',
    'cache-control': cache === 'revalidate' ? 'no-cache' : 'no-store',
    'x-robots-tag': 'noindex',
    ...headers,
  };
  if (cache === 'revalidate') {
    all.etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
    const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
    if (known.includes(all.etag)) return new Response(null, { status: 304, headers: all });
  }
  const hasBody = request.method !== 'HEAD' && status !== 204;
  return new Response(hasBody ? bytes : null, { status, headers: all });
}

/** What is stored compressed is sent so, past the middleware that would compress it for each request. */
async function sendStored(
  request: Request,
  { status, headers }: Pick<Reply, 'status' | 'headers'>,
  body: StoredJson,
): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const all: Headers = {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding',
    etag: body.etag,
    ...headers,
  };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.includes(body.etag)) return new Response(null, { status: 304, headers: all });
  if (encoding !== 'identity') all['content-encoding'] = encoding;
  const bytes = await body.encoded(encoding);
  all['content-length'] = String(bytes.length);
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers: all });
}
