import * as z from 'zod/mini';
import { flag, integer, MAX_COUNT, mixed, text } from '../wc/field.ts';

// Emails of the shop, and those an order was sent, as `vitrine/v1` reads and writes them.

const orderId = z.optional(integer({ minimum: 1, maximum: MAX_COUNT }));

export const emailInput = {
  enabled: flag(),
  /** Texts of the shop's own by key; null takes the built-in one again. */
  texts: z.record(z.string(), z.unknown()),
};

export const emailReadOnly = {
  id: z.string(),
  label: z.string(),
  subject: z.string(),
  about: z.enum(['order', 'account']),
  to: z.enum(['manager', 'customer']),
  can_be_off: z.boolean(),
  /** What stands at its end where its closing is empty. */
  usual_closing: z.string(),
};

export const emailResponse = z.object({
  ...emailReadOnly,
  enabled: z.boolean(),
  texts: z.record(
    z.string(),
    z.object({
      default: z.string(),
      value: z.string(),
      /** What may stand in braces in it. */
      words: z.array(z.string()),
    }),
  ),
});
export type ShopEmail = z.infer<typeof emailResponse>;
export const emailsResponse = z.array(emailResponse);

/** Written for one order, for the last one, or for an example where neither is named. */
export const previewQuery = { order_id: orderId, last_order: z._default(flag(), false) };
/** Texts that are not saved, as they are written. */
export const draftInput = { ...previewQuery, texts: z.optional(mixed()) };
export const previewResponse = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
/** With the number of the order it was written for; '' for an example. */
export const sampleResponse = z.extend(previewResponse, { order_number: z.string() });
export type EmailSample = z.infer<typeof sampleResponse>;
export type EmailPreview = z.infer<typeof previewResponse>;

export const testInput = { to: text({ maxLength: 254 }), ...draftInput };
export const queuedResponse = z.object({ queued: z.boolean(), to: z.string() });

export const sentEmails = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(['sent', 'refused', 'given-up']),
    error: z.string(),
    at: z.iso.datetime(),
    can_be_sent_again: z.boolean(),
  }),
);
export type SentEmail = z.infer<typeof sentEmails>[number];

export const resendInput = { to: z.optional(text({ maxLength: 254 })) };

export const priceResponse = z.object({
  order_id: z.int(),
  line_id: z.int(),
  name: z.string(),
  quantity: z.number(),
  currency: z.string(),
  /** Minor units, as every amount here. */
  unit_price: z.int(),
  /** They add up to `total`. */
  steps: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      subject: z.string(),
      amount: z.int(),
      text: z.string(),
    }),
  ),
  total: z.int(),
  total_text: z.string(),
});
