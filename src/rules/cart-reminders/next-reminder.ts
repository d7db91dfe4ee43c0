// When a basket that was left is followed by an email, and when by none any more.
// Example: reminders after 4 and 24 hours, a basket last changed at 9:00. The first is due at 13:00, the
// second at 9:00 the next day. A change at 20:00 counts from then: the second is due at 20:00.

export interface LeftCart {
  /** When it was last changed. */
  changedAt: number;
  /** Number of lines in the cart now. */
  lines: number;
  /** Reminders that were sent about it. */
  sent: number;
  /** When the last of them was; null before the first. */
  sentAt: number | null;
  /** An order was placed by this mailbox, or from this browser, since the reminders were asked for. */
  ordered: boolean;
}

export type NextReminder =
  | { do: 'send'; last: boolean }
  | { do: 'wait'; until: number }
  | { do: 'stop'; why: 'ordered' | 'empty' | 'all-sent' };

const HOUR = 60 * 60 * 1000;

/** The set times in their order; 0 leaves one out. */
export function reminderHours(set: readonly number[]): number[] {
  return [...new Set(set)].filter((hours) => hours > 0).sort((a, b) => a - b);
}

export function nextReminder(
  { changedAt, lines, sent, sentAt, ordered }: LeftCart,
  hours: readonly number[],
  now: number,
): NextReminder {
  if (ordered) return { do: 'stop', why: 'ordered' };
  if (lines === 0) return { do: 'stop', why: 'empty' };
  const after = hours[sent];
  if (after === undefined) return { do: 'stop', why: 'all-sent' };
  // A shop that was down for days must not send all of them at once.
  const pause = after - (hours[sent - 1] ?? 0);
  const due = Math.max(changedAt + after * HOUR, (sentAt ?? 0) + pause * HOUR);
  if (due > now) return { do: 'wait', until: due };
  return { do: 'send', last: sent === hours.length - 1 };
}

/** Anyone can type any address: one mailbox is reminded of so many baskets at a time at most. */
const MAX_CARTS = 3;

/** A mailbox that ended the reminders stays left alone, whoever types it. */
export function storesReminder(mailbox: { carts: number; ended: boolean }): boolean {
  return !mailbox.ended && mailbox.carts < MAX_CARTS;
}
