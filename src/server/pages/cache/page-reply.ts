import { acceptedEncoding } from '#server/platform/http/accept-encoding.ts';
import type { Bytes, CachedPage } from './page-cache.ts';

export interface PageAsk {
  method: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface PageReply {
  status: number;
  headers: Record<string, string>;
  body: Bytes | Promise<Bytes> | null;
}

/**
 * How a rendered page is sent. Browsers store it but revalidate each time, so that a price changed
 * a second ago is never shown old, and get a short 304 when nothing changed.
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
    'content-type': page.contentType,
    'cache-control': page.cacheControl,
    vary: 'Accept-Encoding',
    etag: page.etag,
  };
  if (page.status === 200 && matches(ask.ifNoneMatch, page.etag)) {
    return { status: 304, headers, body: null };
  }
  const encoding = acceptedEncoding(ask.acceptEncoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const body = ask.method === 'HEAD' ? null : page.bytes(encoding);
  return { status: page.status, headers, body };
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag === etag || `W/${tag}` === etag;
  });
}
