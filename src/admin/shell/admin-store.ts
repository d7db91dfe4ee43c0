import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** What a person chose for good: light or dark, and the columns of each list. */
export function isPreference(key: string): boolean {
  return key === 'theme' || /\.datatable(_columnRanks)?$/.test(key);
}

/**
 * What react-admin remembers. Preferences stay in the browser, for each person under their number,
 * also when they log out; filters, selections and the like end with the page.
 */
export function createAdminStore(
  personId: number,
  preferences: Store = localStorageStore('1', `-admin-${personId}`),
): Store {
  const passing = memoryStore();
  const of = (key: string) => (isPreference(key) ? preferences : passing);
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
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (prefix) => passing.removeItems(prefix),
    reset: () => passing.reset(),
    subscribe: (key, callback) => of(key).subscribe(key, callback),
  };
}
