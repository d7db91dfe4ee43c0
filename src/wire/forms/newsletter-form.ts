import * as z from 'zod/mini';
import { sentLine, sentText } from './form-fields.ts';

/** The form of the newsletter: on its own page, and as a block of a content page. */
export const newsletterForm = z.object({
  /** Undefined where the form is another one. */
  newsletter_email: sentLine(254),
  /** Id of the form's block; NaN where it is not sent. */
  newsletter_block: z.transform((value: unknown): number => Number(value)),
  /** Milliseconds since the page was opened, filled in by script; null without. */
  newsletter_age: z.transform((value: unknown): number | null =>
    typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : null,
  ),
  /** People do not see it and leave it empty. */
  website: sentText(200),
});
export type NewsletterForm = z.output<typeof newsletterForm>;

export const NEWSLETTER_LINK_FIELDS = ['do', 'key', 'until', 'sig'] as const;

/** The query of a link in an email. */
export const newsletterLink = z.object({
  do: z.enum(['confirm', 'end']),
  key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  until: z.coerce.number().check(z.int(), z.minimum(0)),
  sig: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});
export type NewsletterLink = z.output<typeof newsletterLink>;
