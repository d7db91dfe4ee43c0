const DAY = 24 * 60 * 60 * 1000;
/** What deletes by time looks at the clock every few hours at least. */
const MAX_GAP = 2 * DAY;
const HELD_FOR = DAY;

/** What was known of the clock when something was last deleted by time, in epoch milliseconds. */
export interface ClockRecord {
  seenAt: number;
  /** Nothing is deleted before; 0 where nothing is held back. */
  heldUntil: number;
}

/**
 * Whether what has expired by this clock may be deleted for good. A clock that is suddenly days ahead
 * may be wrong, so for a day nothing is deleted by it: set right within that day, it cost nothing. A
 * shop that was switched off for days deletes a day later, which does no harm.
 * Example: seen on 1 May, and now it is 10 June: nothing is deleted until 11 June.
 */
export function trustClock(
  record: ClockRecord | null,
  now: number,
): { mayDelete: boolean; record: ClockRecord } {
  // Set right again, or never seen before.
  if (record === null || now < record.seenAt) {
    return { mayDelete: true, record: { seenAt: now, heldUntil: 0 } };
  }
  if (now - record.seenAt > MAX_GAP) {
    return { mayDelete: false, record: { seenAt: now, heldUntil: now + HELD_FOR } };
  }
  return { mayDelete: now >= record.heldUntil, record: { ...record, seenAt: now } };
}
