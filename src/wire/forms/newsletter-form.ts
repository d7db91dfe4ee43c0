import * as z from 'zod/mini';
import { formDigits, formFlag, sentLine, sentText } from './form-fields.ts';

/** The form of the newsletter: on its own page, and as a block of a content page. */
export const newsletterForm = z.object({
  /** Undefined where the form is another one. */
  newsletter_email: sentLine(254),
  /** Id of the form's block; NaN where it is not sent. */
  newsletter_block: z.transform((value: unknown): number => Number(value)),
  /** Milliseconds since the page was opened, filled in by script; null without. */
  newsletter_age: formDigits(12),
  /** Allows to count what is opened, or ends that. */
  newsletter_opens: formFlag,
  newsletter_uncount: formFlag,
  /** People do not see it and leave it empty. */
  website: sentText(200),
});
export type NewsletterForm = z.output<typeof newsletterForm>;
