import * as z from 'zod';
import { SALES_KINDS } from '#rules/analytics/sales.ts';
import { money } from '#rules/money/money.ts';
import { POSTAGE_PAYERS } from '#rules/returns/return-reason.ts';
import {
  type AccountEmailKind,
  ORDER_EMAIL_KINDS,
  type OrderEmailKind,
} from '#server/settings/groups/email-kinds.ts';

// Every email the shop can send, as the job that sends it carries it.
// Example: { kind: 'customer-note', to: 'ada@example.com', orderId: 7, data: { note: 'Sent today.' } }

/** The id names the mail and its file, so that a second attempt is the same mail. */
const envelope = { id: z.string(), queuedAt: z.number(), to: z.string() };

/** About an order: its lines, totals and addresses are read when the email is written. */
function ofOrder<Kind extends OrderEmailKind, Data extends z.ZodType>(kind: Kind, data: Data) {
  return z.object({ ...envelope, kind: z.literal(kind), orderId: z.int(), data });
}

function ofAccount<Kind extends AccountEmailKind, Data extends z.ZodType>(kind: Kind, data: Data) {
  return z.object({ ...envelope, kind: z.literal(kind), data });
}

const nothing = z.object({});
const returnedThings = z.array(z.object({ name: z.string(), quantity: z.number() }));
const amount = z.int().transform(money);
/** `url` is a path of the shop; `minutes` is how long it works, 0 for always. */
const link = z.object({ name: z.string(), url: z.string(), minutes: z.int().min(0) });
/** A credential was changed at this time. */
const changed = z.object({ name: z.string(), at: z.number() });

const reportFigures = z.object({
  sales: z.int(),
  orders: z.int(),
  average: z.int(),
  items: z.int(),
  refunds: z.int(),
  /** Null where no cost is known. */
  profit: z.int().nullable(),
});

const queuedEmail = z.discriminatedUnion('kind', [
  ofOrder('new-order', nothing),
  ofOrder('order-on-hold', nothing),
  ofOrder('order-processing', nothing),
  // `last`: nothing is left to send.
  ofOrder('order-shipped', z.object({ shipmentId: z.int(), last: z.boolean() })),
  ofOrder('order-completed', nothing),
  // To the manager; a buyer who cancelled it gets the next.
  ofOrder('order-cancelled', nothing),
  ofOrder('order-taken-back', nothing),
  ofOrder('payment-reminder', nothing),
  // To the buyer of an order on hold whose time to pay has passed.
  ofOrder('order-expired', nothing),
  ofOrder('order-failed', nothing),
  ofOrder(
    'order-refunded',
    // Emails that were queued before there was store credit do not tell of it.
    z.object({
      amount,
      whole: z.boolean(),
      reason: z.string(),
      credit: amount.default(money(0)),
      isCard: z.boolean().default(false),
    }),
  ),
  ofOrder('customer-note', z.object({ note: z.string() })),
  ofOrder('invoice', nothing),
  // To the manager.
  ofOrder('return-new', z.object({ returnId: z.int(), things: returnedThings })),
  // `url` is the path of the page of its returns; labels and links are '' where there are none.
  ofOrder(
    'return-update',
    z.object({
      state: z.enum(['requested', 'accepted', 'received', 'exchanged', 'refused']),
      things: returnedThings,
      message: z.string(),
      url: z.string(),
      labelUrl: z.string(),
      carrierUrl: z.string(),
      postage: z.enum(POSTAGE_PAYERS),
    }),
  ),
  ofAccount('welcome', z.object({ name: z.string() })),
  ofAccount('verify-email', link),
  ofAccount('reset-password', link),
  // To whoever is to run the shop with others; the link chooses their password.
  ofAccount('staff-invitation', link),
  // To the former address; `email` is the new one, masked.
  ofAccount('email-changed', changed.extend({ email: z.string() })),
  ofAccount('password-changed', changed),
  ofAccount('second-factor-on', changed),
  ofAccount('second-factor-off', changed),
  ofAccount('passkey-added', changed.extend({ passkey: z.string() })),
  ofAccount('passkey-removed', changed.extend({ passkey: z.string() })),
  ofAccount('new-device', changed.extend({ browser: z.string(), system: z.string() })),
  // `url` of each thing is a path that opens its form, signed and good for one review.
  ofAccount(
    'review-request',
    z.object({
      name: z.string(),
      things: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  ),
  ofAccount('newsletter-confirm', link),
  // `url` is the path that ends the subscription.
  ofAccount('newsletter-welcome', z.object({ url: z.string() })),
  // `url` is the path of the product; `endUrl` ends all such emails.
  ofAccount('back-in-stock', z.object({ name: z.string(), url: z.string(), endUrl: z.string() })),
  // `url` is the path that brings the basket back; `endUrl` ends all such emails. `code` is '' without a coupon.
  ofAccount(
    'basket-reminder',
    z.object({
      things: z.array(z.object({ name: z.string(), quantity: z.number() })),
      more: z.int().min(0),
      url: z.string(),
      endUrl: z.string(),
      code: z.string(),
    }),
  ),
  // `code` is encrypted while the email waits, for the purpose GIFT_CODE; `expiresAt` is 0 without an end.
  ofAccount(
    'gift-card',
    z.object({
      name: z.string(),
      sender: z.string(),
      message: z.string(),
      amount,
      code: z.string(),
      expiresAt: z.number(),
    }),
  ),
  // To the manager, who answers to `email`.
  ofAccount(
    'contact-message',
    z.object({ name: z.string(), email: z.string(), subject: z.string(), text: z.string() }),
  ),
  // To staff who may see reports: amounts in minor units, pieces in thousandths, days as noon of each.
  ofAccount(
    'sales-report',
    z.object({
      kind: z.enum(SALES_KINDS),
      range: z.object({ first: z.string(), last: z.string() }),
      first: z.number(),
      last: z.number(),
      now: reportFigures,
      before: reportFigures.nullable(),
      products: z.array(z.object({ name: z.string(), items: z.int(), sales: z.int() })),
    }),
  ),
  // `until` is 0 for a coupon without an end.
  ofAccount(
    'review-thanks',
    z.object({ name: z.string(), code: z.string(), percent: z.int(), until: z.number() }),
  ),
]);

/** What the code of a gift card is encrypted for, while its email waits. */
export const GIFT_CODE = 'gift-card-email';

export type QueuedEmail = z.infer<typeof queuedEmail>;

type WithoutEnvelope<Queued> = Queued extends unknown ? Omit<Queued, 'id' | 'queuedAt'> : never;
export type Email = WithoutEnvelope<QueuedEmail>;
export type OrderEmail = Extract<Email, { orderId: number }>;
export type AccountEmail = Exclude<Email, OrderEmail>;

/** From what was noted of an email; null where it is not one of this version. */
export function toOrderEmail(noted: unknown): OrderEmail | null {
  if (typeof noted !== 'object') return null;
  const read = queuedEmail.safeParse({ id: '', queuedAt: 0, ...noted });
  if (!read.success) return null;
  const { id: _, queuedAt: __, ...email } = read.data;
  return isOrderEmail(email) ? email : null;
}

export function readQueuedEmail(payload: unknown): QueuedEmail {
  return queuedEmail.parse(payload);
}

const ORDER_KINDS: ReadonlySet<string> = new Set(ORDER_EMAIL_KINDS);

export function isOrderEmail(email: Email): email is OrderEmail {
  return ORDER_KINDS.has(email.kind);
}
