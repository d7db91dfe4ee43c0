import * as z from 'zod/mini';
import { CONTACT_FIELDS } from './contact-fields.ts';
import { formDigits, formId, formLine, formText } from './form-fields.ts';

/** A message to the shop; what is missing or too long is answered by the message's check. */
export const contactForm = z.pipe(
  z.object({
    [CONTACT_FIELDS.name]: formLine(200),
    [CONTACT_FIELDS.email]: formLine(300),
    [CONTACT_FIELDS.subject]: formLine(300),
    [CONTACT_FIELDS.text]: formText(20_000),
    [CONTACT_FIELDS.product]: formId,
    [CONTACT_FIELDS.honeypot]: formText(100),
    [CONTACT_FIELDS.age]: formDigits(12),
    [CONTACT_FIELDS.block]: formDigits(12),
    [CONTACT_FIELDS.nonce]: formText(100),
  }),
  z.transform((sent) => ({
    values: {
      name: sent[CONTACT_FIELDS.name],
      email: sent[CONTACT_FIELDS.email],
      subject: sent[CONTACT_FIELDS.subject],
      text: sent[CONTACT_FIELDS.text],
    },
    /** Which product it is about; null for none. */
    productId: sent[CONTACT_FIELDS.product],
    honeypot: sent[CONTACT_FIELDS.honeypot],
    /** Milliseconds the form was open; null without script. */
    age: sent[CONTACT_FIELDS.age],
    /** Id of the form's block; null where the form is another one. */
    block: sent[CONTACT_FIELDS.block],
    nonce: sent[CONTACT_FIELDS.nonce],
  })),
);
export type ContactForm = z.output<typeof contactForm>;
