// What a sign-up for the newsletter leads to. Everyone gets the same answer; only the owner of the
// mailbox sees a difference.
// Example: an address that was never given gets an email with a link; the same address again within the
// hour gets nothing, and so does one that is subscribed.

export interface StoredSignUp {
  askedAt: number;
  confirmedAt: number | null;
  endedAt: number | null;
}

/** How long a mailbox is left alone after an email with a link. */
const PAUSE_MS = 60 * 60 * 1000;

export function sendsLink(stored: StoredSignUp | null, now: number): boolean {
  if (!stored) return true;
  const subscribed = stored.confirmedAt !== null && stored.endedAt === null;
  if (subscribed) return false;
  // A clock that was ahead must not keep the mailbox closed.
  return now - stored.askedAt >= PAUSE_MS || stored.askedAt > now;
}
