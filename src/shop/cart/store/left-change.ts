import { COPY_NAME, type Shelf } from './stored-copy.ts';

// A page can be left while a change of the cart is on its way. The browser finishes the request, but
// its answer finds nobody; the next page sees of it only that the cookie has another hash.
// Example: a cart with hash "a1" is added to and left at noon. The copy, which may be wrong at any
// moment, gives way to a note of "a1"; the page that comes looks until the cookie says otherwise,
// for half a minute at most.

export const LEFT_LIFE_MS = 30_000;

interface Left {
  at: number;
  left: string;
}

export function noteLeft(shelf: Shelf, hash: string, now: number): void {
  const note: Left = { at: now, left: hash };
  try {
    shelf.setItem(COPY_NAME, JSON.stringify(note));
  } catch {
    // Full or forbidden: the next page finds the change when it is next looked at.
  }
}

/** The hash the cart had when it was left, or null where nothing was on its way. */
export function readLeft(shelf: Shelf, now: number): string | null {
  try {
    const note = JSON.parse(shelf.getItem(COPY_NAME) ?? 'null') as Partial<Left> | null;
    if (typeof note?.left !== 'string' || typeof note.at !== 'number') return null;
    return note.at <= now && now - note.at < LEFT_LIFE_MS ? note.left : null;
  } catch {
    // Not ours, or cut short.
    return null;
  }
}
