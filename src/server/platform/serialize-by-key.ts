import { createMutex, type Mutex } from './mutex.ts';

// A mutex by key: work under one key runs one after the other, in the order of the calls; work under
// different keys does not wait for each other. It holds within this process. Between processes the
// database decides: by a version, a unique key or a conditional UPDATE.
// Example: fifty adds to one cart at once are fifty single writes instead of a thousand attempts.

const mutexes = new Map<string, Mutex>();

/** Without a key the work runs at once. */
export async function serializeByKey<T>(key: string | null, work: () => Promise<T>): Promise<T> {
  if (key === null) return work();
  const mutex = mutexes.get(key) ?? createMutex();
  mutexes.set(key, mutex);
  const release = await mutex.lock();
  try {
    return await work();
  } finally {
    if (mutex.waiting() === 0) mutexes.delete(key);
    release();
  }
}
