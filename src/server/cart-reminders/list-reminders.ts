import type { Db } from '#server/platform/database/database.ts';

export const REMINDER_STATES = ['waiting', 'ordered', 'returned', 'sent', 'ended', 'over'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

export interface ListedReminder {
  id: number;
  email: string;
  state: ReminderState;
  consent: string;
  askedAt: number;
  sent: number;
  sentAt: number | null;
  dueAt: number | null;
  returnedAt: number | null;
  orderId: number | null;
}

/** For managers, the newest first. */
export async function listReminders(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ reminders: ListedReminder[]; total: number }> {
  const { total } = await db
    .selectFrom('basket_reminders')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('basket_reminders')
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const reminders = rows.map((row) => ({
    id: row.id,
    email: row.email,
    state: getState(row),
    consent: row.consent,
    askedAt: row.asked_at,
    sent: row.sent,
    sentAt: row.sent_at,
    dueAt: row.due_at,
    returnedAt: row.returned_at,
    orderId: row.order_id,
  }));
  return { reminders, total: Number(total) };
}

interface StateParts {
  ended_at: number | null;
  order_id: number | null;
  returned_at: number | null;
  due_at: number | null;
  sent: number;
}

function getState(row: StateParts): ReminderState {
  if (row.ended_at !== null) return 'ended';
  if (row.order_id !== null) return 'ordered';
  if (row.returned_at !== null) return 'returned';
  if (row.due_at !== null) return 'waiting';
  return row.sent > 0 ? 'sent' : 'over';
}

export interface ReminderFigures {
  /** Baskets whose shopper agreed. */
  asked: number;
  emails: number;
  /** Baskets that were reminded of. */
  reminded: number;
  returned: number;
  /** Of those reminded of, the ones whose order is paid. */
  ordered: number;
  /** What these orders brought, refunds taken off. */
  amount: number;
}

/** Of everything that is stored, so of as many days as the setting says. */
export async function reminderFigures(db: Db): Promise<ReminderFigures> {
  const counts = await db
    .selectFrom('basket_reminders')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('asked'),
      eb.fn.sum<number | string | null>('sent').as('emails'),
      eb.fn.count<number | string>('sent_at').as('reminded'),
      eb.fn.count<number | string>('returned_at').as('returned'),
    ])
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('basket_reminders')
    .innerJoin('orders', 'orders.id', 'basket_reminders.order_id')
    .where('basket_reminders.sent', '>', 0)
    .where('orders.paid_at', 'is not', null)
    .select((eb) => [
      eb.fn.countAll<number | string>().as('ordered'),
      eb.fn.sum<number | string | null>('orders.total').as('total'),
      eb.fn.sum<number | string | null>('orders.refunded').as('refunded'),
    ])
    .executeTakeFirstOrThrow();
  return {
    asked: Number(counts.asked),
    emails: Number(counts.emails),
    reminded: Number(counts.reminded),
    returned: Number(counts.returned),
    ordered: Number(paid.ordered),
    amount: Number(paid.total) - Number(paid.refunded),
  };
}
