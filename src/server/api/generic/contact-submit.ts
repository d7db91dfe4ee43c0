import { answerContact } from '#server/contact/answer-contact.ts';
import type { ContactAnswer } from '#wire/forms/contact-fields.ts';
import { contactForm } from '#wire/forms/contact-form.ts';
import { defineCall } from '../call.ts';

const STATUS: Record<ContactAnswer['status'], number> = {
  sent: 200,
  invalid: 422,
  spam: 422,
  failed: 429,
};

/** Takes a message to the shop. */
export const contactSubmit = defineCall({
  nonce: 'public',
  input: contactForm,
  async handle(form, { ctx, visitor }) {
    const answer = await answerContact(ctx, visitor, form);
    return Response.json(answer, { status: STATUS[answer.status] });
  },
});
