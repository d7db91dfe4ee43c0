import { answerContact } from '#server/contact/answer-contact.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { changeBlocks, everyBlock } from '#wire/blocks/every-block.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { ContactAnswer } from '#wire/forms/contact-fields.ts';
import type { ContactForm } from '#wire/forms/contact-form.ts';
import type { ContentForms } from '#wire/forms/content-forms.ts';
import { answerNewsletter, withNewsletterAnswer } from './newsletter-form.ts';

export interface AnsweredBlocks {
  blocks: ContentBlock[];
  status: 200 | 422;
}

/** The blocks of a page with the answer to the form that was posted to one of them; null for another form. */
export async function answerForms(
  ctx: ShopContext,
  visitor: Visitor,
  blocks: ContentBlock[],
  { newsletter, contact }: ContentForms,
): Promise<AnsweredBlocks | null> {
  const isContact = everyBlock(blocks).some(
    ({ kind, id }) => kind === 'contact' && id === contact.block,
  );
  if (isContact) {
    const answer = await answerPostedContact(ctx, visitor, contact);
    const status = answer.status === 'sent' ? 200 : 422;
    return { blocks: withContactAnswer(blocks, contact, answer), status };
  }
  const answer = await answerNewsletter(ctx, visitor, newsletter);
  return answer && { blocks: withNewsletterAnswer(blocks, answer), status: 200 };
}

/** Answers the contact form of a page, sent without script. */
async function answerPostedContact(
  ctx: ShopContext,
  visitor: Visitor,
  form: ContactForm,
): Promise<ContactAnswer> {
  if (visitor.fromOurPage(form.nonce)) return answerContact(ctx, visitor, form);
  return { status: 'failed', message: translator(ctx.settings)('contact.nonce'), problems: [] };
}

/** The blocks with the answer in the form that was sent; what was refused need not be typed again. */
function withContactAnswer(
  blocks: ContentBlock[],
  { block, values }: ContactForm,
  answer: ContactAnswer,
): ContentBlock[] {
  return changeBlocks(blocks, (each) => {
    if (each.kind !== 'contact' || each.id !== block) return [each];
    return [answer.status === 'sent' ? { ...each, answer } : { ...each, answer, values }];
  });
}
