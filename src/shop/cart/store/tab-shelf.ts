import type { Shelf } from './stored-copy.ts';

const NONE: Shelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The tab's session storage; without it every page asks the shop. */
export function tabShelf(): Shelf {
  try {
    return window.sessionStorage;
  } catch {
    // Even reading it throws in some settings.
    return NONE;
  }
}
