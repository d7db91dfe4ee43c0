import { answerContact } from '#server/contact/answer-contact.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { changeBlocks } from '#wire/blocks/every-block.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { ContactAnswer } from '#wire/forms/contact-fields.ts';
import type { ContactForm } from '#wire/forms/contact-form.ts';

/** Answers the contact form of a page, sent without script. */
export async function answerPostedContact(
  ctx: ShopContext,
  visitor: Visitor,
  form: ContactForm,
): Promise<ContactAnswer> {
  if (visitor.fromOurPage(form.nonce)) return answerContact(ctx, visitor, form);
  return { status: 'failed', message: translator(ctx.settings)('contact.nonce'), problems: [] };
}

/** The blocks with the answer in the form that was sent; what was refused need not be typed again. */
export function withContactAnswer(
  blocks: ContentBlock[],
  { block, values }: ContactForm,
  answer: ContactAnswer,
): ContentBlock[] {
  return changeBlocks(blocks, (each) => {
    if (each.kind !== 'contact' || each.id !== block) return [each];
    return [answer.status === 'sent' ? { ...each, answer } : { ...each, answer, values }];
  });
}
