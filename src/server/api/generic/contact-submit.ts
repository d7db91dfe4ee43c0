import { handleContact } from '#server/contact/handle-contact.ts';
import type { ContactResponse } from '#wire/forms/contact-fields.ts';
import { contactForm } from '#wire/forms/contact-form.ts';
import { defineCall } from '../call.ts';

const STATUS: Record<ContactResponse['status'], number> = {
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
    const response = await handleContact(ctx, visitor, form);
    return Response.json(response, { status: STATUS[response.status] });
  },
});
