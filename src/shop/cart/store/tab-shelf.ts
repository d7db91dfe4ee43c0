import type { Shelf } from './stored-copy.ts';

const NONE: Shelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** What the browser keeps for this tab; where it keeps nothing, every page asks anew. */
export function tabShelf(): Shelf {
  try {
    return window.sessionStorage;
  } catch {
    // Even looking at it is forbidden in some settings.
    return NONE;
  }
}
