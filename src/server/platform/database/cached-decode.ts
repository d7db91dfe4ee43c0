import { decodeJson, type Schema } from './codec.ts';

// Coupons, tax rates and ways of delivery are few, and every cart reads them: what a text means is
// worked out once. Example: const conditions = keptDecode(schema); conditions('{}') twice is the same
// object, so whoever reads it must not change it.

/** Past this many texts it starts anew: it is for tables a manager fills by hand. */
const MOST_TEXTS = 2000;

export function cachedDecode<T>(schema: Schema<T>): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = decodeJson(text, schema);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, value);
    return value;
  };
}
