import { LruCache } from '#server/platform/cache/lru-cache.ts';
import type { Encoding } from '#server/platform/http/accept-encoding.ts';
import { compressBytes, type Effort } from '#server/platform/http/compress.ts';
import type { InvalidatedTags } from '#server/platform/tag-bus.ts';
import { type Html, htmlBytes } from '../document/html-part.ts';

/** As a response takes them. */
export type Bytes = Buffer<ArrayBuffer>;

export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly string[];
  readonly expiresAt: number;
  /** A page that is the same for everyone, of data that was not changed while it was rendered. */
  readonly shared: boolean;
  /** Of the route that answered, under which requests are counted; undefined where several share it. */
  readonly route: string | undefined;
  /** Where a redirect leads; null for a page. */
  readonly location: string | null;
  readonly contentType: string;
  readonly cacheControl: string;
  /** It has buttons of wallets, which need a wider content policy. */
  readonly wallets: boolean;
  /** The page's bytes in that encoding, compressed once and cached. */
  bytes(encoding: Encoding): Bytes | Promise<Bytes>;
}

export interface Rendered {
  status: number;
  html: Html;
  location?: string;
  route?: string;
  /** Where it is a file and not a page. */
  file?: { type: string; cacheControl: string };
  tags: string[];
  wallets?: boolean;
  /** When the page would be wrong by the passing of time alone, such as the end of a sale. */
  freshUntil: number | null;
  /** False for an answer to one visitor only. */
  keep: boolean;
}

export interface PageCache {
  /** The cached page of the key, if it is still valid. */
  peek(key: string, now: number): CachedPage | undefined;
  /** The cached page, or the one rendered now; concurrent requests share one rendering. */
  get(key: string, now: number, render: () => Promise<Rendered>): Promise<CachedPage>;
  invalidate(tags: InvalidatedTags): void;
  readonly size: { pages: number; bytes: number };
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Pages hold nonces of anonymous visitors, so none may outlive them. */
  maxAge: number;
  /** Called for each page that is asked for by `get`. */
  count?: (result: 'hit' | 'miss') => void;
}

/** Tags whose clearing is remembered; past that everything counts as cleared once. */
const MAX_REMEMBERED_TAGS = 10_000;

/**
 * Rendered pages by URL, bounded in bytes, least recently used out first. A page rendered from data
 * that was invalidated meanwhile is sent but not cached: otherwise a write between reading and
 * storing would be shown as it was before, until the next write.
 */
export function createPageCache({
  maxBytes,
  maxAge,
  count = () => undefined,
}: PageCacheOptions): PageCache {
  const pages = new LruCache<string, StoredPage>({
    max: maxBytes,
    weigh: (page) => page.weight,
    onRemove: removeFromTags,
  });
  const keysByTag = new Map<string, Set<string>>();
  const rendering = new Map<string, Promise<CachedPage>>();
  const invalidatedAt = new Map<string, number>();
  let invalidations = 0;
  let allInvalidatedAt = 0;

  function removeFromTags(key: string, page: StoredPage): void {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function store(key: string, page: StoredPage): void {
    pages.set(key, page);
    // A page larger than the cache is not stored.
    if (pages.peek(key) !== page) return;
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set<string>();
      keysByTag.set(tag, keys.add(key));
    }
    // Stored again to be weighed again.
    page.onGrow = () => {
      if (pages.peek(key) === page) store(key, page);
    };
  }

  function invalidatedSince(start: number, tags: readonly string[]): boolean {
    return allInvalidatedAt > start || tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > start);
  }

  async function renderAndCache(
    key: string,
    now: number,
    render: () => Promise<Rendered>,
  ): Promise<CachedPage> {
    const start = invalidations;
    const rendered = await render();
    const page = new StoredPage(
      rendered,
      Math.min(now + maxAge, rendered.freshUntil ?? Number.POSITIVE_INFINITY),
      rendered.keep ? 'often' : 'once',
    );
    if (!rendered.keep || invalidatedSince(start, rendered.tags)) return page;
    page.shared = page.status === 200 && rendered.file === undefined;
    store(key, page);
    return page;
  }

  function peek(key: string, now: number): CachedPage | undefined {
    const page = pages.get(key);
    if (!page || page.expiresAt > now) return page;
    pages.delete(key);
    return undefined;
  }

  return {
    peek,
    get(key, now, render) {
      const page = peek(key, now);
      count(page ? 'hit' : 'miss');
      if (page) return Promise.resolve(page);
      const running = rendering.get(key);
      if (running) return running;
      const started = renderAndCache(key, now, render).finally(() => {
        if (rendering.get(key) === started) rendering.delete(key);
      });
      rendering.set(key, started);
      return started;
    },
    invalidate(tags) {
      invalidations += 1;
      if (tags === 'all') {
        pages.clear();
        allInvalidatedAt = invalidations;
        rendering.clear();
        return;
      }
      for (const tag of tags) {
        invalidatedAt.set(tag, invalidations);
        for (const key of [...(keysByTag.get(tag) ?? [])]) pages.delete(key);
      }
      // Requests from now on must not share a rendering that began before the write.
      rendering.clear();
      if (invalidatedAt.size > MAX_REMEMBERED_TAGS) {
        invalidatedAt.clear();
        allInvalidatedAt = invalidations;
      }
    },
    get size() {
      return { pages: pages.size, bytes: pages.weight };
    },
  };
}

/** A page made for one visitor, in the same shape but not cached. */
export function loosePage(rendered: Omit<Rendered, 'keep' | 'freshUntil'>): CachedPage {
  return new StoredPage(rendered, 0, 'once');
}

class StoredPage implements CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly string[];
  readonly expiresAt: number;
  shared = false;
  readonly route: string | undefined;
  readonly location: string | null;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly wallets: boolean;
  weight: number;
  onGrow: () => void = () => undefined;
  private readonly identity: Bytes;
  private readonly effort: Effort;
  private readonly encoded: { [Name in Encoding]?: Bytes | Promise<Bytes> } = {};

  constructor(rendered: Omit<Rendered, 'keep' | 'freshUntil'>, expiresAt: number, effort: Effort) {
    const { bytes, etag } = htmlBytes(rendered.html);
    this.identity = bytes;
    this.effort = effort;
    this.etag = etag;
    this.status = rendered.status;
    this.tags = rendered.tags;
    this.route = rendered.route;
    this.location = rendered.location ?? null;
    this.expiresAt = expiresAt;
    this.contentType = rendered.file?.type ?? 'text/html; charset=utf-8';
    // Browsers revalidate a page each time, so that a price changed a second ago is never shown old.
    const isShared = rendered.status === 200 && expiresAt > 0;
    this.cacheControl = rendered.file?.cacheControl ?? (isShared ? 'public, no-cache' : 'no-store');
    this.wallets = rendered.wallets ?? false;
    this.weight = this.identity.length;
  }

  bytes(encoding: Encoding): Bytes | Promise<Bytes> {
    if (encoding === 'identity') return this.identity;
    return this.encoded[encoding] ?? this.compress(encoding);
  }

  private compress(encoding: Exclude<Encoding, 'identity'>): Promise<Bytes> {
    const made = compressBytes(this.identity, encoding, this.effort).then((buffer) => {
      this.encoded[encoding] = buffer;
      this.weight += buffer.length;
      this.onGrow();
      return buffer;
    });
    this.encoded[encoding] = made;
    return made;
  }
}
