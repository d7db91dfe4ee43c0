import { acceptedEncoding, type Encoding } from '#server/platform/http/accept-encoding.ts';
import { compressBytes, weakTag, worthCompressing } from '#server/platform/http/compress.ts';
import { compressRepeated } from '#server/platform/http/compress-repeated.ts';
import { digestBytes, FileBytes, JsonBytes, toBytes } from './json-bytes.ts';
import { jsonpCallback, toScript, wrongCallback } from './jsonp.ts';
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

export async function send(request: Request, sent: Reply): Promise<Response> {
  const callback = jsonpCallback(request);
  const { status, body, headers, cache } =
    callback === false ? fail(wrongCallback, sent.headers) : sent;
  if (body instanceof StoredJson && !callback)
    return sendStored(request, { status, headers }, body);
  const isFile = body instanceof FileBytes;
  const json = toBytes(body);
  const bytes = callback && !isFile ? toScript(callback, json) : json;
  const type = callback ? 'application/javascript' : 'application/json';
  const all: Headers = {
    'content-type': isFile ? body.type : `${type}; charset=UTF-8`,
    'cache-control': cache === 'revalidate' ? 'no-cache' : 'no-store',
    'x-robots-tag': 'noindex',
    ...headers,
  };
  const encoding =
    !isFile && bytes.length >= worthCompressing
      ? acceptedEncoding(request.headers.get('accept-encoding'))
      : 'identity';
  const mayRepeat = request.method === 'GET' && status === 200;
  const digest =
    cache === 'revalidate' || (mayRepeat && encoding !== 'identity')
      ? body instanceof JsonBytes && !callback
        ? body.digest
        : digestBytes(bytes)
      : null;
  if (cache === 'revalidate') {
    all.etag = `W/"${digest}"`;
    if (isKnown(request, all.etag)) return new Response(null, { status: 304, headers: all });
  }
  const hasBody = request.method !== 'HEAD' && status !== 204;
  if (!hasBody) return new Response(null, { status, headers: all });
  if (encoding === 'identity') return new Response(bytes, { status, headers: all });
  const compressed = await (mayRepeat && digest !== null
    ? compressRepeated(bytes, digest, encoding)
    : compressBytes(bytes, encoding, 'once'));
  if (all.etag) all.etag = weakTag(all.etag);
  Object.assign(all, encodedHeaders(all.vary, encoding, compressed));
  return new Response(compressed, { status, headers: all });
}

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  return known.includes(etag);
}

/** What is sent compressed passes the middleware that would compress it. */
function encodedHeaders(vary: string | undefined, encoding: Encoding, bytes: Uint8Array): Headers {
  return {
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
    'content-length': String(bytes.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

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
    etag: body.etag,
    ...headers,
  };
  if (isKnown(request, body.etag)) return new Response(null, { status: 304, headers: all });
  const bytes = await body.encoded(encoding);
  Object.assign(all, encodedHeaders(all.vary, encoding, bytes));
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers: all });
}
