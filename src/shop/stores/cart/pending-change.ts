import { isJsonObject } from '#rules/json/json-value.ts';
import { COPY_NAME, type TabStorage } from './stored-copy.ts';

// A page can be left while a change of the cart is pending. The browser completes the request, but
// no page receives its answer; the next page only sees another hash in the cookie.
// Example: a cart with hash "a1" is added to, and the page is left at noon. The stored copy, which
// may be outdated at any moment, is replaced by a note of "a1"; the next page reads the cookie
// until its hash differs, for half a minute at most.

export const PENDING_LIFE_MS = 30_000;

interface PendingChange {
  at: number;
  left: string;
}

export function notePendingChange(storage: TabStorage, hash: string, now: number): void {
  const note: PendingChange = { at: now, left: hash };
  try {
    storage.setItem(COPY_NAME, JSON.stringify(note));
  } catch {
    // Full or forbidden: the next page finds the change when it next becomes visible.
  }
}

/** The cart's hash when the page was left, or null where nothing was pending. */
export function readPendingChange(storage: TabStorage, now: number): string | null {
  try {
    const note: unknown = JSON.parse(storage.getItem(COPY_NAME) ?? 'null');
    if (!isJsonObject(note) || typeof note.left !== 'string' || typeof note.at !== 'number')
      return null;
    return note.at <= now && now - note.at < PENDING_LIFE_MS ? note.left : null;
  } catch {
    // Not written by us, or truncated.
    return null;
  }
}
