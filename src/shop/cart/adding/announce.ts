import { useSyncExternalStore } from 'react';

// Announcements for screen readers. The live region exists from the start.

interface Announcement {
  text: string;
  /** A counter, so that the same text is announced twice. */
  round: number;
}

const SILENCE: Announcement = { text: '', round: 0 };
const listeners = new Set<() => void>();
let said = SILENCE;

export function announce(text: string): void {
  said = { text, round: said.round + 1 };
  for (const listener of listeners) listener();
}

export function useAnnouncement(): Announcement {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
    () => SILENCE,
  );
}
