import { handleContact } from '#server/contact/handle-contact.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { changeBlocks, everyBlock } from '#wire/blocks/every-block.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { ContactResponse } from '#wire/forms/contact-fields.ts';
import type { ContactForm } from '#wire/forms/contact-form.ts';
import type { ContentForms } from '#wire/forms/content-forms.ts';
import { handleNewsletter, withNewsletterResponse } from './newsletter-form.ts';

export interface HandledBlocks {
  blocks: ContentBlock[];
  status: 200 | 422;
}

/** The blocks of a page with the answer to the form that was posted to one of them; null for another form. */
export async function handleForms(
  ctx: ShopContext,
  visitor: Visitor,
  blocks: ContentBlock[],
  { newsletter, contact }: ContentForms,
): Promise<HandledBlocks | null> {
  const isContact = everyBlock(blocks).some(
    ({ kind, id }) => kind === 'contact' && id === contact.block,
  );
  if (isContact) {
    const response = await handlePostedContact(ctx, visitor, contact);
    const status = response.status === 'sent' ? 200 : 422;
    return { blocks: withContactResponse(blocks, contact, response), status };
  }
  const reply = await handleNewsletter(ctx, visitor, newsletter);
  return reply && { blocks: withNewsletterResponse(blocks, reply), status: 200 };
}

/** Answers the contact form of a page, sent without script. */
async function handlePostedContact(
  ctx: ShopContext,
  visitor: Visitor,
  form: ContactForm,
): Promise<ContactResponse> {
  if (visitor.fromOurPage(form.nonce)) return handleContact(ctx, visitor, form);
  return { status: 'failed', message: translator(ctx.settings)('contact.nonce'), problems: [] };
}

/** The blocks with the answer in the form that was sent; what was refused need not be typed again. */
function withContactResponse(
  blocks: ContentBlock[],
  { block, values }: ContactForm,
  response: ContactResponse,
): ContentBlock[] {
  return changeBlocks(blocks, (each) => {
    if (each.kind !== 'contact' || each.id !== block) return [each];
    return [
      response.status === 'sent'
        ? { ...each, answer: response }
        : { ...each, answer: response, values },
    ];
  });
}
