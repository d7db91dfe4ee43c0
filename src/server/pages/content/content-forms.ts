import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { everyBlock } from '#wire/blocks/every-block.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { ContentForms } from '#wire/forms/content-forms.ts';
import { answerPostedContact, withContactAnswer } from './contact-answer.ts';
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
