import { hash } from 'node:crypto';
import { LruCache } from '#server/platform/cache/lru-cache.ts';

/** An answer that is JSON in UTF-8 already. */
export class JsonBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  #digest: string | null = null;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }

  get digest(): string {
    this.#digest ??= digestBytes(this.bytes);
    return this.#digest;
  }
}

/** Long enough that no two bodies have the same: for ETags, and to find what is compressed already. */
export function digestBytes(bytes: Uint8Array): string {
  return hash('sha1', bytes, 'base64url');
}

/** An answer that is a file of another type, such as `text/csv`. */
export class FileBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

interface SentList {
  items: readonly Buffer[];
  list: JsonBytes;
}

/** The lists that were sent last, 4 MB of them, by their first item. */
const sentLists = new LruCache<Buffer, SentList>({
  max: 4_000_000,
  weigh: ({ list }) => list.bytes.length,
});

/**
 * jsonList of `1` and `{}` is `[1,{}]`. A list of the same buffers as before is the one of before: copying
 * 70 KB and hashing them again takes an eighth of a list whose items are cached.
 */
export function jsonList(items: readonly Buffer[]): JsonBytes {
  const [first] = items;
  const known = first && sentLists.get(first);
  if (known && isSame(known.items, items)) return known.list;
  const parts = items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item]));
  const list = new JsonBytes(Buffer.concat([OPEN, ...parts, CLOSE]));
  if (first) sentLists.set(first, { items, list });
  return list;
}

function isSame(some: readonly Buffer[], others: readonly Buffer[]): boolean {
  return some.length === others.length && some.every((item, at) => item === others[at]);
}

/** The data again, of JSON that is written already. */
export function toPlain(body: unknown): unknown {
  return body instanceof JsonBytes ? JSON.parse(Buffer.from(body.bytes).toString()) : body;
}

/** Bytes, because the hash, the length and the socket would each encode a text of their own. */
export function toBytes(body: unknown): Uint8Array<ArrayBuffer> {
  return body instanceof JsonBytes || body instanceof FileBytes
    ? body.bytes
    : Buffer.from(JSON.stringify(body));
}
