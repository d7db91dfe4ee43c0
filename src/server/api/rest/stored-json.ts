import { createHash } from 'node:crypto';
import { LruCache } from '#server/platform/cache/lru-cache.ts';
import type { Encoding } from '#server/platform/http/accept-encoding.ts';
import { compressBytes } from '#server/platform/http/compress.ts';
import { JsonBytes } from './json-bytes.ts';

/** A document that everyone gets the same: written, hashed and compressed once. */
export class StoredJson extends JsonBytes {
  readonly etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  constructor(body: unknown) {
    super(Buffer.from(JSON.stringify(body)));
    this.etag = `W/"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
  }

  async encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    if (encoding === 'identity') return this.bytes;
    const made = this.#compressed.get(encoding) ?? compressBytes(this.bytes, encoding, 'stored');
    this.#compressed.set(encoding, made);
    return made;
  }
}

/** Of one list of routes: its languages and names change seldom, its addresses never. */
const MAX_DOCUMENTS = 50;
const documents = new WeakMap<object, LruCache<string, Promise<StoredJson>>>();

/**
 * The document of these routes with this key, made when it is asked for first; whoever asks meanwhile
 * waits for the same.
 */
export function storedJson(
  routes: object,
  key: string,
  make: () => Promise<unknown>,
): Promise<StoredJson> {
  const ofRoutes =
    documents.get(routes) ?? new LruCache<string, Promise<StoredJson>>({ max: MAX_DOCUMENTS });
  documents.set(routes, ofRoutes);
  return ofRoutes.getOrSet(key, () => {
    const made = make().then((body) => new StoredJson(body));
    made.catch(() => ofRoutes.delete(key));
    return made;
  });
}
