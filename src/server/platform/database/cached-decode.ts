import { LruCache } from '../cache/lru-cache.ts';
import { decodeJson, type Schema } from './codec.ts';

// Coupons, tax rates and shipping methods are few, and every cart reads them: a JSON text is checked by
// its schema once. Example: const conditions = cachedDecode(schema); conditions('{}') twice is the same
// object, so its readers must not change it.

/** Enough for tables that a manager maintains. */
const MAX_TEXTS = 2000;

export function cachedDecode<T>(schema: Schema<T>): (text: string) => T {
  const decoded = new LruCache<string, T>({ max: MAX_TEXTS });
  return (text) => decoded.getOrSet(text, () => decodeJson(text, schema));
}
