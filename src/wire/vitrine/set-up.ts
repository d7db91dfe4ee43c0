import * as z from 'zod/mini';
import { MAIL_TROUBLES } from '#rules/emails/mail-trouble.ts';
import { SET_UP_STEPS } from '#rules/set-up/set-up-steps.ts';
import { flag } from '../wc/field.ts';

/** The first steps of a new shop, as `vitrine/v1/set-up` answers them. */
export const setUpResponse = z.object({
  dismissed: z.boolean(),
  steps: z.array(z.object({ id: z.enum(SET_UP_STEPS), done: z.boolean() })),
});

export const setUpInput = {
  dismissed: z.optional(flag()),
  seen_on_phone: z.optional(flag()),
};

/** Pages that the law asks of most shops. */
export const legalPagesResponse = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    /** Null where there is none yet. */
    id: z.nullable(z.int()),
    status: z.enum(['missing', 'draft', 'publish']),
    url: z.string(),
    /** Whether a menu leads to it. */
    linked: z.boolean(),
  }),
);

const count = z.nullable(z.int());

/** What waits for a person; null for what they may not do. */
export const attentionResponse = z.object({
  orders_to_ship: count,
  orders_on_hold: count,
  orders_failed: count,
  /** Disputes, differences and the like of the last seven days. */
  payment_notices: count,
  /** To be decided, or to be paid back. */
  returns_open: count,
  reviews_held: count,
  products_sold_out: count,
  jobs_dead: count,
  /** Backups are made on a schedule, and the last one is too old or missing. */
  backup_overdue: z.nullable(z.boolean()),
  /** Why emails do not leave; null where they do, too. */
  mail_trouble: z.nullable(z.enum(MAIL_TROUBLES)),
});
export type Attention = z.infer<typeof attentionResponse>;
