import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding, type Encoding } from './accept-encoding.ts';
import { compressBytes, isCompressible, worthCompressing } from './compress.ts';

// The built browser files. Those that are asked for stay in memory, for each is sent thousands of times;
// the others, most of them the admin's, do not: 9 MB. A file is compressed on its first request and
// cached, or taken from `file.br` / `file.gz` beside it.

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
  /** Where it lies: as it is, and compressed by the build. */
  readonly paths: { identity: string; br?: string; gzip?: string };
  /** What was sent before. */
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
  const { size } = await stat(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const namedByContent = address.startsWith('/assets/');
  const etag = `W/"${namedByContent ? basename(path) : await digest(path)}"`;
  const paths: StaticFile['paths'] = { identity: path };
  if (known.has(`${path}.br`)) paths.br = `${path}.br`;
  if (known.has(`${path}.gz`)) paths.gzip = `${path}.gz`;
  const compressible = isCompressible(type) && size >= worthCompressing;
  return {
    etag,
    paths,
    encoded: new Map(),
    headers: {
      'content-type': type,
      'cache-control': namedByContent ? forever : anHour,
      etag,
      ...(address.startsWith(FRAME_FILES) && { 'access-control-allow-origin': '*' }),
      ...(compressible && { vary: 'Accept-Encoding' }),
    },
  };
}

async function digest(path: string): Promise<string> {
  return createHash('sha1')
    .update(await readFile(path))
    .digest('base64url');
}

function toBytes(file: StaticFile, encoding: Encoding): Buffer | Promise<Buffer> {
  const ready = file.encoded.get(encoding);
  if (ready) return ready;
  const making = makeBytes(file, encoding).then((bytes) => {
    file.encoded.set(encoding, bytes);
    return bytes;
  });
  file.encoded.set(encoding, making);
  making.catch(() => file.encoded.delete(encoding));
  return making;
}

async function makeBytes({ paths }: StaticFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return readFile(paths.identity);
  const path = paths[encoding];
  return path ? readFile(path) : compressBytes(await readFile(paths.identity), encoding, 'file');
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
