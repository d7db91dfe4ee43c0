import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

// A shared cache on this machine as CDNs are: it holds what it may hold, for everyone and whatever their
// cookies, and purges by tag. It reads the headers of its kind and no others.

export interface FakeCdnChoices {
  /** Of the shop, once it is known. */
  origin(): string;
  /** The header it takes the lifetime from; `cache-control` reads `s-maxage`. */
  lifetimeHeader: string;
  tagHeader: 'surrogate-key' | 'cache-tag';
  now?: () => number;
}

interface Held {
  status: number;
  headers: Headers;
  body: string;
  tags: string[];
  until: number;
}

export interface PurgeReceived {
  method: string;
  headers: IncomingHttpHeaders;
  tags: string[];
}

export interface FakeCdn {
  address: string;
  purgeUrl: string;
  purges: PurgeReceived[];
  /** What the next purges are answered with; nothing is purged then. */
  failWith: { status: number; body: string } | null;
  close(): Promise<void>;
}

export async function startFakeCdn(choices: FakeCdnChoices): Promise<FakeCdn> {
  const { origin, lifetimeHeader, tagHeader, now = Date.now } = choices;
  const held = new Map<string, Held>();

  async function purge(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const tags = readTags(request.headers, await text(request));
    cdn.purges.push({ method: request.method ?? '', headers: request.headers, tags });
    if (cdn.failWith) return cdn.failWith;
    for (const [path, page] of held) {
      if (page.tags.some((tag) => tags.includes(tag))) held.delete(path);
    }
    return { status: 200, body: '{"success":true}' };
  }

  async function load(request: IncomingMessage): Promise<Held> {
    const { method = 'GET', headers } = request;
    const sent = new Headers({ 'accept-encoding': 'identity' });
    for (const name of ['cookie', 'content-type', 'origin', 'authorization']) {
      const value = headers[name];
      if (typeof value === 'string') sent.set(name, value);
    }
    const body = method === 'GET' || method === 'HEAD' ? null : await text(request);
    const response = await fetch(origin() + request.url, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body !== null && { body }),
    });
    const page: Held = {
      status: response.status,
      headers: response.headers,
      body: await response.text(),
      tags: (response.headers.get(tagHeader) ?? '').split(/[ ,]/),
      until: now() + 1000 * lifetime(response.headers, lifetimeHeader),
    };
    if (method === 'GET' && page.until > now()) held.set(request.url ?? '', page);
    return page;
  }

  const server = createServer(async (request, response) => {
    if (request.url === '/purge-here') {
      const { status, body } = await purge(request);
      return response.writeHead(status).end(body);
    }
    const known = request.method === 'GET' ? held.get(request.url ?? '') : undefined;
    const isHit = known !== undefined && known.until > now();
    const page = isHit ? known : await load(request);
    const headers = Object.fromEntries(
      [...page.headers].filter(([name]) => !/^(content-length|transfer-enc|connection)/.test(name)),
    );
    response.writeHead(page.status, { ...headers, 'x-cache': isHit ? 'hit' : 'miss' });
    response.end(page.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const address = `http://127.0.0.1:${port}`;
  const cdn: FakeCdn = {
    address,
    purgeUrl: `${address}/purge-here`,
    purges: [],
    failWith: null,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return cdn;
}

function readTags(headers: IncomingHttpHeaders, body: string): string[] {
  const key = headers['surrogate-key'];
  if (typeof key === 'string') return key.split(' ');
  return z.object({ tags: z.array(z.string()) }).parse(JSON.parse(body)).tags;
}

/** Seconds; 0 for what may not be held. */
function lifetime(headers: Headers, lifetimeHeader: string): number {
  if (headers.has('set-cookie')) return 0;
  const targeted = lifetimeHeader === 'cache-control' ? null : headers.get(lifetimeHeader);
  if (targeted !== null) return Number(/max-age=(\d+)/.exec(targeted)?.[1] ?? 0);
  const usual = headers.get('cache-control');
  // Some hold for a while what says nothing, or only that it is not to be stored.
  if (usual === null || !/private|s-maxage|max-age/.test(usual)) return 120;
  if (usual.includes('private')) return 0;
  return Number(/s-maxage=(\d+)/.exec(usual)?.[1] ?? /max-age=(\d+)/.exec(usual)?.[1] ?? 0);
}
