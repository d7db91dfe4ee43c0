import * as z from 'zod';

// What the CDNs differ in: how they read lifetime and tags of a page, and how they are asked to purge tags.
// Another one is another entry of `PURGE_ADAPTERS`.
// Example: CDN_ADAPTER=fastly sends `Surrogate-Key: product:12 all` with a page, and posts the same
// header to CDN_PURGE_URL to purge it.

export interface PurgeRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PurgeAdapter {
  /** Tells the CDN alone how long it may hold a page. Browsers revalidate each time. */
  readonly lifetimeHeader: string;
  /** It may not know that header and reads `s-maxage` then. */
  readonly readsSharedAge: boolean;
  /** What a page carries. */
  tagHeaders(tags: readonly string[]): Readonly<Record<string, string>>;
  /** How many tags one request may name. */
  readonly maxTags: number;
  /** It is no use without `CDN_PURGE_TOKEN`. */
  readonly needsToken: boolean;
  toRequest(tags: readonly string[], token: string | undefined): PurgeRequest;
  /** Whether a response with a status of success means it. */
  isPurged(body: string): boolean;
}

const json = { 'content-type': 'application/json' };

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

const surrogateKey = (tags: readonly string[]) => ({ 'surrogate-key': tags.join(' ') });

const cloudflareResponse = z.object({ success: z.literal(true) });

function isJson(schema: z.ZodType, text: string): boolean {
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

export const PURGE_ADAPTERS = {
  /** For anything that takes the tags as JSON, such as a function in front of another CDN. */
  http: {
    lifetimeHeader: 'cdn-cache-control',
    readsSharedAge: true,
    tagHeaders: (tags) => ({ ...surrogateKey(tags), 'cache-tag': tags.join(',') }),
    maxTags: 100,
    needsToken: false,
    toRequest: (tags, token) => ({
      method: 'POST',
      headers: { ...json, ...bearer(token) },
      body: JSON.stringify({ tags }),
    }),
    isPurged: () => true,
  },
  fastly: {
    lifetimeHeader: 'surrogate-control',
    readsSharedAge: false,
    tagHeaders: surrogateKey,
    maxTags: 256,
    needsToken: true,
    toRequest: (tags, token) => ({
      method: 'POST',
      headers: { ...surrogateKey(tags), 'fastly-key': token ?? '', accept: 'application/json' },
    }),
    isPurged: () => true,
  },
  cloudflare: {
    lifetimeHeader: 'cloudflare-cdn-cache-control',
    readsSharedAge: false,
    tagHeaders: (tags) => ({ 'cache-tag': tags.join(',') }),
    maxTags: 30,
    needsToken: true,
    toRequest: (tags, token) => ({
      method: 'POST',
      headers: { ...json, ...bearer(token) },
      body: JSON.stringify({ tags }),
    }),
    // It also says what went wrong with a status of success.
    isPurged: (body) => isJson(cloudflareResponse, body),
  },
  /** As `deploy/varnish.vcl` reads it. */
  varnish: {
    lifetimeHeader: 'cdn-cache-control',
    readsSharedAge: true,
    tagHeaders: surrogateKey,
    maxTags: 50,
    needsToken: false,
    toRequest: (tags, token) => ({
      method: 'PURGE',
      headers: { ...surrogateKey(tags), ...bearer(token) },
    }),
    isPurged: () => true,
  },
} as const satisfies Record<string, PurgeAdapter>;

export type PurgeAdapterName = keyof typeof PURGE_ADAPTERS;

/** What decides how pages are offered to a CDN and how it is asked to purge them. */
export interface CdnTarget {
  readonly adapter: PurgeAdapterName;
  /** Each is asked: a cache that runs on several machines purges itself only. */
  readonly urls: readonly string[];
  readonly token: string | undefined;
  /** How long a page may be held at most. */
  readonly maxAgeSeconds: number;
}

export function purgeAdapter({ adapter }: CdnTarget): PurgeAdapter {
  return PURGE_ADAPTERS[adapter];
}
