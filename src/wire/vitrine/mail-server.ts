import * as z from 'zod/mini';
import { MAIL_PROVIDERS } from '#rules/emails/mail-provider.ts';
import { MAIL_ENCRYPTIONS } from '#rules/emails/mail-server-address.ts';
import { MAIL_TROUBLES } from '#rules/emails/mail-trouble.ts';
import { MAIL_VERDICTS } from '#rules/emails/mail-verdict.ts';
import { choice, integer, text } from '../wc/field.ts';

// The mail server and the sender of emails, as `vitrine/v1/mail-server` reads and writes them. The
// password is written and never read.

export const mailServerInput = {
  /** '' for no server: emails are files. */
  host: z.optional(text({ maxLength: 253 })),
  port: z.optional(integer({ minimum: 1, maximum: 65_535 })),
  encryption: z.optional(choice(MAIL_ENCRYPTIONS)),
  user: z.optional(text({ maxLength: 200 })),
  /** Left out for the one there is. */
  password: z.optional(text({ maxLength: 200 })),
  sender_name: z.optional(text({ maxLength: 80 })),
  sender_address: z.optional(text({ maxLength: 254 })),
};

export const mailServerResponse = z.object({
  /** Where the server comes from; the environment takes precedence. */
  source: z.enum(['environment', 'settings', 'none']),
  host: z.string(),
  port: z.int(),
  encryption: z.enum(MAIL_ENCRYPTIONS),
  user: z.string(),
  has_password: z.boolean(),
  sender_name: z.string(),
  sender_address: z.string(),
  /** Whom emails come from where the two are empty. */
  shop_name: z.string(),
  shop_address: z.string(),
  /** Why emails do not leave; null where they do, or are not meant to. */
  trouble: z.nullable(z.enum(MAIL_TROUBLES)),
  /** In the server's words: why the last email did not leave. */
  error: z.string(),
  accepted_at: z.nullable(z.iso.datetime()),
  failed_at: z.nullable(z.iso.datetime()),
  /** Where each provider reports bounces and complaints; empty for who may not change the server. */
  reports: z.array(z.object({ provider: z.enum(MAIL_PROVIDERS), url: z.string() })),
});
export type MailServer = z.infer<typeof mailServerResponse>;

export const mailTrialInput = { to: text({ maxLength: 254 }) };
export const mailTrialResponse = z.object({
  to: z.string(),
  verdict: z.enum(MAIL_VERDICTS),
  /** What the server said, or why there was no connection. */
  response: z.string(),
});
export type MailTrialResponse = z.infer<typeof mailTrialResponse>;
