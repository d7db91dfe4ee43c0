import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding, type Encoding } from './accept-encoding.ts';

const brotli = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const zip = promisify<Uint8Array, ZlibOptions, Buffer>(gzip);

/** Below this the header of the compressed form eats what it saves. */
export const worthCompressing = 1_024;
const textual =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|[\w.-]+\+(json|xml))|image\/svg)/;

export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && textual.test(contentType);
}

/**
 * How much work the bytes are worth: sent once, sent often while somebody waits for the first of them,
 * sent often by the process, sent for years. At the lowest a list of 72 KB takes half a millisecond and
 * comes to 11.1 KB, at the next 3 ms and 9.0 KB.
 */
const LEVELS = {
  once: { br: 1, gzip: 3 },
  often: { br: 5, gzip: 6 },
  stored: { br: 7, gzip: 8 },
  file: { br: 9, gzip: 9 },
};

export type Effort = keyof typeof LEVELS;

export async function compressBytes(
  bytes: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
  effort: Effort,
): Promise<Buffer<ArrayBuffer>> {
  const level = LEVELS[effort][encoding];
  if (encoding === 'gzip') return exact(await zip(bytes, { level }));
  const made = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // The window of the usual size takes megabytes for each page that is compressed.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  });
  return exact(made);
}

/** Node answers a part of a larger buffer, all of which would stay in memory with a cached page. */
function exact(part: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(part.length);
  part.copy(copy);
  return copy;
}

/** The smallest window that spans the whole. */
function windowBits(length: number): number {
  const needed = Math.ceil(Math.log2(Math.max(length, 1)));
  return Math.min(22, Math.max(constants.BROTLI_MIN_WINDOW_BITS, needed));
}

/** Compresses answers made for one request; those that come compressed already pass unchanged. */
export function compress(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { res } = c;
    if (res.headers.has('content-encoding')) return;
    if (!isCompressible(res.headers.get('content-type'))) return;
    if (res.headers.get('cache-control')?.includes('no-transform')) return;
    addVary(res.headers);
    const length = res.headers.get('content-length');
    if (length !== null && Number(length) < worthCompressing) return;
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    // Asking for the body makes a stream of it, which costs more than sending a text as it is.
    if (encoding === 'identity' || !res.body) return;
    const headers = new Headers(res.headers);
    const bytes = Buffer.from(await res.arrayBuffer());
    let body: Buffer = bytes;
    if (bytes.length >= worthCompressing) {
      body = await compressBytes(bytes, encoding, 'once');
      headers.set('content-encoding', encoding);
      headers.delete('content-length');
      const etag = headers.get('etag');
      if (etag) headers.set('etag', weakTag(etag));
    }
    c.res = undefined;
    c.res = new Response(new Uint8Array(body), { status: res.status, headers });
  };
}

/** Other bytes under the same strong tag would break range requests and caches. */
export function weakTag(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}

function addVary(headers: Headers): void {
  if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? ''))
    headers.append('vary', 'Accept-Encoding');
}
