import { createObservable, useObservable } from './store/observable.ts';

// Announcements for screen readers. The live region exists from the start.

interface Announcement {
  text: string;
  /** A counter, so that the same text is announced twice. */
  round: number;
}

const SILENCE: Announcement = { text: '', round: 0 };
const announcement = createObservable(SILENCE);

export function announce(text: string): void {
  announcement.set({ text, round: announcement.get().round + 1 });
}

export function useAnnouncement(): Announcement {
  return useObservable(announcement, SILENCE);
}
