import type { JsonValue } from '../json/json-value.ts';

// A value of another program, before it is stored: anything that JSON can say, not nested without end.

const DEEPEST = 32;

/** Undefined where the value is nothing JSON can say, or too deep. */
export function metaValue(value: unknown, depth = 0): JsonValue | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'object' || depth >= DEEPEST) return undefined;
  const entries: [string, JsonValue][] = [];
  for (const [key, each] of Object.entries(value)) {
    const read = metaValue(each, depth + 1);
    if (read === undefined) return undefined;
    entries.push([key, read]);
  }
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
