import * as z from 'zod/mini';

const moment = z.iso.datetime();

export const cartReminderList = z.array(
  z.object({
    id: z.int(),
    email: z.string(),
    state: z.enum(['waiting', 'ordered', 'returned', 'sent', 'ended', 'over']),
    /** The text that was agreed to. */
    consent: z.string(),
    asked_at: moment,
    sent: z.int(),
    sent_at: z.nullable(moment),
    due_at: z.nullable(moment),
    returned_at: z.nullable(moment),
    order_id: z.nullable(z.int()),
  }),
);
export type CartReminder = z.infer<typeof cartReminderList>[number];

export const cartReminderFigures = z.object({
  enabled: z.boolean(),
  /** As long as all of it is stored. */
  days: z.int(),
  asked: z.int(),
  emails: z.int(),
  reminded: z.int(),
  returned: z.int(),
  ordered: z.int(),
  amount: z.string(),
});
