import * as z from 'zod/mini';
import { sentLine, sentText } from './form-fields.ts';

/** The newsletter block of a content page. */
export const newsletterForm = z.object({
  /** Undefined where the form is another one. */
  newsletter_email: sentLine(254),
  /** Id of the form's block; NaN where it is not sent. */
  newsletter_block: z.transform((value: unknown): number => Number(value)),
  /** People do not see it and leave it empty. */
  website: sentText(200),
});
export type NewsletterForm = z.output<typeof newsletterForm>;
