import * as z from 'zod/mini';
import { PAYER_KINDS } from '#rules/payments/card-testing.ts';
import { decimal, flag, text } from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';

// Attempts to pay an order, and what a manager should know of payments.

export const PAYMENT_STATES = ['new', 'open', 'working', 'authorised', 'paid', 'failed'] as const;

export const orderPayments = z.array(
  z.object({
    id: z.int(),
    provider: z.string(),
    title: z.string(),
    /** What the provider calls it; '' where its answer was lost. */
    reference: z.string(),
    state: z.enum(PAYMENT_STATES),
    /** Minor units: what was asked for, and of a paid one what was taken. */
    amount: z.int(),
    currency: z.string(),
    /** Why it failed; '' unless it did. */
    failure: z.string(),
    /** Whether the money is reserved and can be taken now. */
    can_capture: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** Who has to wait before the next payment because too many have failed. */
export const waitingPayers = z.array(
  z.object({
    id: z.int(),
    kind: z.enum(PAYER_KINDS),
    value: z.string(),
    failures: z.int(),
    last_at: z.iso.datetime(),
    wait_until: z.iso.datetime(),
  }),
);
export type WaitingPayer = z.infer<typeof waitingPayers>[number];
export const endedWait = z.object({ id: z.int(), deleted: z.boolean() });

/** All that is reserved where no amount is given. */
export const captureInput = { amount: z.optional(decimal()) };
export const captureResponse = z.object({
  order_id: z.int(),
  status: z.string(),
  /** Minor units. */
  captured: z.int(),
});

export const noticeQuery = { ...paging, done: z._default(flag(), false) };
/** A notice is named by its code and what it is about; `done: false` opens it again. */
export const noticeInput = {
  code: text({ maxLength: 100 }),
  subject: text({ maxLength: 400 }),
  done: z._default(flag(), true),
};
export const noticeResponse = z.object({
  code: z.string(),
  subject: z.string(),
  done: z.boolean(),
});

/** Payments that a manager has to look at; in the log their codes begin with `payments.`. */
export const PAYMENT_NOTICES = [
  'difference',
  'mismatch',
  'notice',
  'failed',
  'refundedUnwanted',
  'refundRefused',
  'cardTesting',
] as const;

/** Differences to the provider, amounts that do not match, disputes, failures: the latest first. */
export const paymentNotices = z.array(
  z.object({
    code: z.string(),
    subject: z.string(),
    order_id: z.nullable(z.int()),
    /** '' where the order is gone. */
    order_number: z.string(),
    provider: z.string(),
    difference: z.string(),
    /** What the provider tells, such as a dispute. */
    text: z.string(),
    count: z.int(),
    first_at: z.iso.datetime(),
    last_at: z.iso.datetime(),
    /** Null while somebody has to look at it. */
    done_at: z.nullable(z.iso.datetime()),
    /** '' for the shop itself, as where an order was paid after all. */
    done_by: z.string(),
  }),
);
export type PaymentNotice = z.infer<typeof paymentNotices>[number];
