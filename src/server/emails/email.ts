import * as z from 'zod';
import { money } from '#rules/money/money.ts';
import type { AccountEmailKind, OrderEmailKind } from '#server/settings/email-kinds.ts';

// Every email the shop can send, and its parameters besides the order it is about.
// Example: { kind: 'customer-note', to: 'ada@example.com', orderId: 7, data: { note: 'Sent today.' } }

const nothing = z.object({});
const amount = z.int().transform(money);
/** `url` is a path of the shop; `minutes` is how long it works, 0 for always. */
const link = z.object({ name: z.string(), url: z.string(), minutes: z.int().min(0) });

/** Something that opens an account is another since `at`. */
const changed = z.object({ name: z.string(), at: z.number() });

/** About an order: lines, totals and addresses are read when the email is written. */
const ORDER_EMAILS = {
  'new-order': nothing,
  'order-on-hold': nothing,
  'order-processing': nothing,
  'order-completed': nothing,
  /** To the manager; the buyer who did it gets the next. */
  'order-cancelled': nothing,
  'order-taken-back': nothing,
  'order-failed': nothing,
  'order-refunded': z.object({ amount, whole: z.boolean(), reason: z.string() }),
  'customer-note': z.object({ note: z.string() }),
  invoice: nothing,
} as const satisfies Record<OrderEmailKind, z.ZodType>;

const ACCOUNT_EMAILS = {
  welcome: z.object({ name: z.string() }),
  'verify-email': link,
  'reset-password': link,
  /** To the former address; `email` is the new one, masked. */
  'email-changed': changed.extend({ email: z.string() }),
  'password-changed': changed,
  'second-factor-off': changed,
  /** `url` of each thing is a path that opens its form, signed and good for one review. */
  'review-request': z.object({
    name: z.string(),
    things: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  /** `until` is 0 for a coupon without an end. */
  'review-thanks': z.object({
    name: z.string(),
    code: z.string(),
    percent: z.int(),
    until: z.number(),
  }),
} as const satisfies Record<AccountEmailKind, z.ZodType>;

type EmailOf<Kind, Data> = { kind: Kind; to: string; data: Data };
export type OrderEmail = {
  [Kind in OrderEmailKind]: EmailOf<Kind, z.infer<(typeof ORDER_EMAILS)[Kind]>> & {
    orderId: number;
  };
}[OrderEmailKind];
export type AccountEmail = {
  [Kind in AccountEmailKind]: EmailOf<Kind, z.infer<(typeof ACCOUNT_EMAILS)[Kind]>>;
}[AccountEmailKind];
export type Email = OrderEmail | AccountEmail;

/** What a job carries. The id names the mail and its file, so that a second try is the same mail. */
const envelope = z.object({ id: z.string(), queuedAt: z.number(), to: z.string() });
const variants = [
  ...Object.entries(ORDER_EMAILS).map(([kind, data]) =>
    envelope.extend({ kind: z.literal(kind), orderId: z.int(), data }),
  ),
  ...Object.entries(ACCOUNT_EMAILS).map(([kind, data]) =>
    envelope.extend({ kind: z.literal(kind), data }),
  ),
];

export type QueuedEmail = Email & z.infer<typeof envelope>;

export function readQueuedEmail(payload: unknown): QueuedEmail {
  return z.union(variants).parse(payload) as QueuedEmail;
}

export function isOrderEmail(email: Email): email is OrderEmail {
  return Object.hasOwn(ORDER_EMAILS, email.kind);
}
