import { countLinks } from '../reviews/judge-review.ts';
import type { ContactEntry } from './check-message.ts';

// Whether a message to the shop comes from a program. A person who is taken for one is answered so, and
// can send an email instead; the manager finds the message among the spam.
// Example: a good text is spam with the honeypot filled in, or when it was sent within a second.

export interface MessageSigns {
  honeypot: string;
  /** Milliseconds the form was open; null without script. */
  age: number | null;
}

/** No person fills in three fields faster. */
const FASTEST_MS = 2000;
/** From so many links on it is advertising. */
const SPAM_LINKS = 5;

export function isSpam(entry: ContactEntry, { honeypot, age }: MessageSigns): boolean {
  const hasty = age !== null && age < FASTEST_MS;
  const linked = countLinks(entry.text) >= SPAM_LINKS;
  return honeypot !== '' || hasty || linked || countLinks(`${entry.name} ${entry.subject}`) > 0;
}
