import type { JsonValue } from '../json/json-value.ts';

// What other programs store with an order, a line, a customer or a coupon. The shop keeps it and
// returns it unchanged.
// Example: of [{ id: 1, key: 'ref', value: 'A' }] the change [{ key: 'ref', value: 'B' }] makes
// [{ id: 1, key: 'ref', value: 'B' }]; a value of null deletes the entry.

export interface Meta {
  /** Unique among the entries of one owner. */
  id: number;
  key: string;
  value: JsonValue;
}

export interface MetaChange {
  id?: number | undefined;
  key?: string | undefined;
  value?: JsonValue | undefined;
}

/** The entries one owner may have; more is refused. */
export const MAX_META = 200;

/** By id, else by key, else a new entry. An id that the owner does not have counts as none. */
export function mergeMeta(stored: readonly Meta[], changes: readonly MetaChange[]): Meta[] {
  let merged = [...stored];
  // An id is never given twice, not even after a delete in the same change.
  let last = stored.reduce((highest, { id }) => Math.max(highest, id), 0);
  for (const { id, key = '', value = null } of changes) {
    const found = merged.find((one) => one.id === id) ?? merged.find((one) => one.key === key);
    if (value === null) merged = merged.filter((one) => one !== found);
    else if (found) {
      merged = merged.map((one) =>
        one === found ? { id: one.id, key: key || one.key, value } : one,
      );
    } else if (key !== '') {
      last += 1;
      merged.push({ id: last, key, value });
    }
  }
  return merged;
}
