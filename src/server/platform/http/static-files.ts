import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding, type Encoding } from './accept-encoding.ts';
import { compressBytes, isCompressible, worthCompressing } from './compress.ts';

// The built browser files, all in memory: they are few, and each is sent thousands of times. A file
// is compressed on its first request and cached, or taken from `file.br` / `file.gz` beside it.

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** Names under /assets/ carry a hash of the content, so they never change. */
const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
/** Loaded by frames with an opaque origin. */
const FRAME_FILES = '/test-pay/';

export interface StaticAsk {
  readonly method: string;
  readonly acceptEncoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
}

export interface StaticReply {
  readonly status: 200 | 304;
  readonly headers: Record<string, string>;
  readonly body: Buffer | Promise<Buffer> | null;
}

export interface StaticFiles {
  /** The answer for a path, or undefined when no such file was built. */
  respond(path: string, ask: StaticAsk): StaticReply | undefined;
}

interface StaticFile {
  readonly headers: Record<string, string>;
  readonly etag: string;
  readonly encoded: Map<Encoding, Buffer | Promise<Buffer>>;
}

export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  for (const path of paths) {
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    // Vite's manifest and other dot files are for the server alone.
    if (address.includes('/.') || /\.(br|gz|map)$/.test(address)) continue;
    files.set(address, await readStaticFile(path, address, known));
  }

  return {
    respond(path, { method, acceptEncoding, ifNoneMatch }) {
      const file = files.get(path);
      if (!file) return undefined;
      if (ifNoneMatch?.split(',').some((tag) => tag.trim() === file.etag)) {
        return { status: 304, headers: file.headers, body: null };
      }
      const requested = acceptedEncoding(acceptEncoding);
      const encoding = file.headers.vary ? requested : 'identity';
      const headers =
        encoding === 'identity' ? file.headers : { ...file.headers, 'content-encoding': encoding };
      return { status: 200, headers, body: method === 'HEAD' ? null : toBytes(file, encoding) };
    },
  };
}

async function readStaticFile(
  path: string,
  address: string,
  known: ReadonlySet<string>,
): Promise<StaticFile> {
  const bytes = await readFile(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const encoded: StaticFile['encoded'] = new Map([['identity', bytes]]);
  if (known.has(`${path}.br`)) encoded.set('br', await readFile(`${path}.br`));
  if (known.has(`${path}.gz`)) encoded.set('gzip', await readFile(`${path}.gz`));
  const compressible = isCompressible(type) && bytes.length >= worthCompressing;
  return {
    etag,
    encoded,
    headers: {
      'content-type': type,
      'cache-control': address.startsWith('/assets/') ? forever : anHour,
      etag,
      ...(address.startsWith(FRAME_FILES) && { 'access-control-allow-origin': '*' }),
      ...(compressible && { vary: 'Accept-Encoding' }),
    },
  };
}

function toBytes(file: StaticFile, encoding: Encoding): Buffer | Promise<Buffer> {
  const ready = file.encoded.get(encoding);
  if (ready || encoding === 'identity') return ready ?? Buffer.alloc(0);
  const making = Promise.resolve(file.encoded.get('identity') ?? Buffer.alloc(0))
    .then((bytes) => compressBytes(bytes, encoding, 'file'))
    .then((bytes) => {
      file.encoded.set(encoding, bytes);
      return bytes;
    });
  file.encoded.set(encoding, making);
  making.catch(() => file.encoded.delete(encoding));
  return making;
}

export function staticFiles(files: StaticFiles): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const reply = files.respond(c.req.path, {
      method: c.req.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    });
    if (!reply) return next();
    const body = await reply.body;
    return new Response(body && new Uint8Array(body), {
      status: reply.status,
      headers: reply.headers,
    });
  };
}
