// Changes to one cart take turns within this process, so that a burst of clicks is decided once each
// instead of again and again; between processes the cart's version decides.
// Example: fifty adds at once to one cart are fifty single writes, not a thousand tries.

const tails = new Map<string, Promise<void>>();

export async function serializeByKey<T>(key: string | null, work: () => Promise<T>): Promise<T> {
  if (key === null) return work();
  const before = tails.get(key) ?? Promise.resolve();
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const tail = before.then(() => done);
  tails.set(key, tail);
  await before;
  try {
    return await work();
  } finally {
    resolve();
    if (tails.get(key) === tail) tails.delete(key);
  }
}
