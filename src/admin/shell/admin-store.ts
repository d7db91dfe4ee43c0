import { memoryStore, type Store } from 'react-admin';
import { isPreference, type Preferences } from '#wire/vitrine/preferences.ts';

export interface AdminStore extends Store {
  /** Says which preference has changed and to what: undefined is what is usual. Returns the end. */
  onPreference(listener: (name: string, value: unknown) => void): () => void;
}

/**
 * What react-admin remembers. Preferences come with the document and are stored by the server for each
 * person (preferences-saved.tsx); filters, selections and the like end with the page.
 */
export function createAdminStore(chosen: Preferences): AdminStore {
  const preferences = memoryStore(chosen);
  const passing = memoryStore();
  const listeners = new Set<(name: string, value: unknown) => void>();
  const of = (key: string) => (isPreference(key) ? preferences : passing);
  const report = (key: string, value: unknown) => {
    if (isPreference(key)) for (const listener of listeners) listener(key, value);
  };
  return {
    setup() {
      preferences.setup();
      passing.setup();
    },
    teardown() {
      preferences.teardown();
      passing.teardown();
    },
    getItem: (key, usual) => of(key).getItem(key, usual),
    setItem(key, value) {
      of(key).setItem(key, value);
      report(key, value);
    },
    removeItem(key) {
      of(key).removeItem(key);
      report(key, undefined);
    },
    removeItems: (prefix) => passing.removeItems(prefix),
    reset: () => passing.reset(),
    subscribe: (key, callback) => of(key).subscribe(key, callback),
    onPreference(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
