import { defineService } from '../services.ts';

/** What several parts of a page read, each of them once for a request. */
export interface RequestReads {
  once<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** After a write of this request: all is read again. */
  purge(): void;
}

export function createRequestReads(): RequestReads {
  const reads = new Map<string, Promise<unknown>>();
  return {
    once<T>(key: string, load: () => Promise<T>) {
      // Each key belongs to one kind of reading, so that what comes out is what went in.
      const known = reads.get(key) as Promise<T> | undefined;
      if (known) return known;
      const started = load();
      reads.set(key, started);
      return started;
    },
    purge: () => reads.clear(),
  };
}

/** Pages only: other contexts may live longer than a request, and read anew. */
export const requestReads = defineService<RequestReads>(() => ALWAYS_ANEW);

const ALWAYS_ANEW: RequestReads = { once: (_key, load) => load(), purge: () => undefined };
