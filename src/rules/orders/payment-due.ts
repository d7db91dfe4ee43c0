// Until when the money of an order is expected that is paid by bank transfer or cheque, and when its
// buyer is reminded, which is not before half of the time has passed.
// Example: placed on the 1st with 7 days to pay and a reminder 2 days before: due on the 8th, reminded
// on the 6th. With 2 days to pay it is due on the 3rd, reminded on the 2nd.

export interface PaymentTerms {
  /** Days to pay; 0 for as long as it takes. */
  days: number;
  /** How many days before the end the reminder is sent; 0 for none. */
  reminderDays: number;
}

export interface PaymentDue {
  dueAt: number;
  /** Null for no reminder. */
  remindAt: number | null;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Null where the order waits as long as it takes. */
export function paymentDue(from: number, { days, reminderDays }: PaymentTerms): PaymentDue | null {
  if (days <= 0) return null;
  const dueAt = from + days * DAY_MS;
  const halfway = from + (days * DAY_MS) / 2;
  const remindAt = reminderDays > 0 ? Math.max(dueAt - reminderDays * DAY_MS, halfway) : null;
  return { dueAt, remindAt };
}

/** A reminder that could not be sent in time leaves at least a day to pay after it. */
export function dueAfterReminder(dueAt: number, sentAt: number): number {
  return Math.max(dueAt, sentAt + DAY_MS);
}
