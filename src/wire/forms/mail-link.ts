import * as z from 'zod/mini';

export const MAIL_LINK_FIELDS = ['do', 'key', 'until', 'sig'] as const;

/** The query of a signed link in an email, by which a mailbox decides what is sent to it. */
export const mailLink = z.object({
  do: z.enum(['confirm', 'restore', 'end']),
  key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  until: z.coerce.number().check(z.int(), z.minimum(0)),
  sig: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});
export type MailLink = z.output<typeof mailLink>;
