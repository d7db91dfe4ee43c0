import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { CONTACT_FIELDS, type ContactResponse } from '#wire/forms/contact-fields.ts';
import type { ContactForm } from '#wire/forms/contact-form.ts';
import { receiveMessage } from './receive-message.ts';

/** What a sent contact form is answered, by the page and by the call alike. */
export async function handleContact(
  ctx: ShopContext,
  visitor: Pick<Visitor, 'address'>,
  { values, productId, honeypot, age }: ContactForm,
): Promise<ContactResponse> {
  const t = translator(ctx.settings);
  const result = await receiveMessage(ctx, visitor, { ...values, honeypot, age }, productId);
  if (result.ok) {
    const { status } = result;
    const message = t(`contact.${status}`, { email: ctx.settings['shop.email'] });
    return { status, message, problems: [] };
  }
  const problems = result.problems.flatMap((problem) =>
    'field' in problem
      ? [
          {
            field: CONTACT_FIELDS[problem.field],
            text: t(problem.code, { limit: problem.limit ?? 0 }),
          },
        ]
      : [],
  );
  return problems.length > 0
    ? { status: 'invalid', message: t('contact.invalid'), problems }
    : { status: 'failed', message: t('contact.often'), problems };
}
