import * as z from 'zod/mini';
import { commentForm } from './comment-form.ts';
import { contactForm } from './contact-form.ts';
import { newsletterForm } from './newsletter-form.ts';

/** The forms a page of blocks may contain; which of them was sent, each tells by a field of its own. */
export const contentForms = z.transform((sent: unknown) => ({
  newsletter: newsletterForm.parse(sent),
  contact: contactForm.parse(sent),
}));
export type ContentForms = z.output<typeof contentForms>;

/** The forms a post may contain: those of its blocks, and that of its comments. */
export const postForms = z.transform((sent: unknown) => ({
  blocks: contentForms.parse(sent),
  comment: commentForm.parse(sent),
}));
