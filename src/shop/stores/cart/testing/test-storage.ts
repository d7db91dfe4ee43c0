import type { TabStorage } from '../stored-copy.ts';

/** A tab's storage for tests: `items` can be inspected. */
export function testStorage(): TabStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => items.set(name, value),
    removeItem: (name) => items.delete(name),
  };
}
