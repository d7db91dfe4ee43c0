import { LruCache } from '../cache/lru-cache.ts';
import type { Encoding } from './accept-encoding.ts';
import { compressBytes } from './compress.ts';

// Lists that programs read: the same bytes are sent until something in them changes. They are compressed
// well when they are sent for the second time, and never again. Found by the hash of the bytes themselves,
// so no write has to be known here: other bytes have another hash.

const MAX_BYTES = 8_000_000;
/** What an entry takes besides its bytes. */
const ENTRY_BYTES = 200;

interface Entry {
  /** Null for bytes that were sent once. */
  compressed: Promise<Buffer<ArrayBuffer>> | null;
  weight: number;
}

const SENT_ONCE: Entry = { compressed: null, weight: ENTRY_BYTES };

export type CompressRepeated = (
  bytes: Uint8Array,
  /** Of the bytes, long enough that no two differ under the same. */
  hash: string,
  encoding: Exclude<Encoding, 'identity'>,
) => Promise<Buffer<ArrayBuffer>>;

export function createCompressRepeated(maxBytes = MAX_BYTES): CompressRepeated {
  const entries = new LruCache<string, Entry>({ max: maxBytes, weigh: ({ weight }) => weight });
  return (bytes, hash, encoding) => {
    const key = `${encoding} ${hash}`;
    const known = entries.get(key);
    if (known === undefined) {
      entries.set(key, SENT_ONCE);
      return compressBytes(bytes, encoding, 'once');
    }
    if (known.compressed) return known.compressed;
    const compressed = compressBytes(bytes, encoding, 'often');
    // Whoever asks meanwhile waits for the same. It weighs what it may come to until that is known.
    const store = (length: number) =>
      entries.set(key, { compressed, weight: ENTRY_BYTES + length });
    store(bytes.length);
    compressed.then(
      ({ length }) => store(length),
      () => entries.delete(key),
    );
    return compressed;
  };
}

/** Of this process. */
export const compressRepeated = createCompressRepeated();
