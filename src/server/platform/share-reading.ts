/**
 * A reading that those who ask for the same key while it is under way share; whoever asks later reads
 * again, so that nothing is out of date. Example: the two emails of an order, written at the same
 * time, read it once.
 */
export function shareReading<Context, Key, Value>(
  read: (ctx: Context, key: Key) => Promise<Value>,
): (ctx: Context, key: Key) => Promise<Value> {
  const running = new Map<Key, Promise<Value>>();
  return (ctx, key) => {
    const begun = running.get(key);
    if (begun) return begun;
    const reading = read(ctx, key).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };
}
