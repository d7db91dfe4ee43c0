/** Large files are named by path or read as they come, so that they are never in memory as a whole. */
export type StoredContent =
  | Uint8Array
  | { readonly path: string }
  | { readonly bytes: Uint8Array }
  | ContentStream;

/** A stream that ends before its size, or goes on after it, is not stored. */
export interface ContentStream {
  readonly stream: AsyncIterable<Uint8Array>;
  /** Null where it is known at the end only. */
  readonly size: number | null;
}

/** A file that is sent without being in memory as a whole. */
export interface StoredFile {
  size: number;
  /** The bytes from the first to the last, both included, read as they are sent. */
  stream(from: number, to: number): ReadableStream<Uint8Array>;
}

export interface StoredEntry {
  readonly name: string;
  readonly size: number;
  /** Epoch milliseconds. */
  readonly modified: number;
}

/** Where the files of the shop are: a folder or a bucket. Every one of them throws `StorageAway`. */
export interface Storage {
  /** All of it or nothing: a reader never sees half a file, and a failure leaves what was there. */
  put(name: string, content: StoredContent): Promise<void>;
  /** Null where nothing is stored under the name. */
  get(name: string): Promise<Buffer | null>;
  /** The same for a large file, to be sent. */
  open(name: string): Promise<StoredFile | null>;
  /** All files, in no particular order. */
  list(): AsyncIterable<StoredEntry>;
  remove(name: string): Promise<void>;
}

/** 'originals/oak-tray-0123456789' is a name; one that leaves its folder is none. */
export function isStorageName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._/-]*$/.test(name) && !name.includes('..');
}

/** Names are made by the program: a wrong one is a bug. */
export function requireStorageName(name: string): string {
  if (!isStorageName(name)) throw new Error(`Not a storage name: ${name}`);
  return name;
}

/** The pieces of a stream, which fails where there are fewer or more bytes than announced. */
export async function* checkSize({ stream, size }: ContentStream): AsyncGenerator<Uint8Array> {
  if (size === null) {
    yield* stream;
    return;
  }
  let seen = 0;
  for await (const piece of stream) {
    seen += piece.length;
    if (seen > size) break;
    yield piece;
  }
  if (seen !== size) throw new Error(`A file of ${size} bytes ended after ${seen}.`);
}
