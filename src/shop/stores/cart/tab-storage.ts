import type { TabStorage } from './stored-copy.ts';

const NONE: TabStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** The tab's session storage; without it every page asks the shop. */
export function tabStorage(): TabStorage {
  try {
    return window.sessionStorage;
  } catch {
    // Even reading it throws in some settings.
    return NONE;
  }
}
