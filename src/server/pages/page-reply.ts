import type { CachedPage, Encoding } from './page-cache.ts';

export interface PageAsk {
  method: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface PageReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer | Promise<Buffer> | null;
}

/**
 * How a drawn page goes over the wire. Browsers keep it but ask again each time, so that a price
 * changed a second ago is never shown old, and get a short 304 when nothing changed.
 */
export function pageReply(page: CachedPage, ask: PageAsk): PageReply {
  if (page.location !== null) {
    return {
      status: page.status,
      headers: { location: page.location, 'cache-control': 'no-cache' },
      body: null,
    };
  }
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.status === 200 && page.expiresAt > 0 ? 'public, no-cache' : 'no-store',
    vary: 'Accept-Encoding',
    etag: page.etag,
  };
  if (page.status === 200 && matches(ask.ifNoneMatch, page.etag)) {
    return { status: 304, headers, body: null };
  }
  const encoding = chooseEncoding(ask.acceptEncoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const body = ask.method === 'HEAD' ? null : page.bytes(encoding);
  return { status: page.status, headers, body };
}

/** chooseEncoding('gzip, br;q=0') is 'gzip': a quality of nought is a refusal. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const offered = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (offered.includes('br')) return 'br';
  return offered.includes('gzip') || offered.includes('*') ? 'gzip' : 'identity';
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag === etag || `W/${tag}` === etag;
  });
}
