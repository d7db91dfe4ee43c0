import type { BlockOf } from '#server/content/blocks/block.ts';
import { translator } from '#server/language/translator.ts';
import { askToSubscribe } from '#server/newsletter/ask-to-subscribe.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { changeBlocks, everyBlock } from '#wire/blocks/every-block.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { NewsletterForm } from '#wire/forms/newsletter-form.ts';

type Notice = NonNullable<BlockOf<'newsletter'>['notice']>;

export interface NewsletterResponse {
  block: number;
  notice: Notice;
  email: string;
}

/** Answers the form of a block. Programs get the same answer, so that they learn nothing. */
export async function handleNewsletter(
  ctx: ShopContext,
  visitor: Visitor,
  form: NewsletterForm,
): Promise<NewsletterResponse | null> {
  const { newsletter_email: email, newsletter_block: block, newsletter_age: age } = form;
  if (email === undefined) return null;
  const t = translator(ctx.settings);
  const result = await askToSubscribe(ctx, visitor, { email, age, honeypot: form.website ?? '' });
  if (result.ok) {
    const text = t('content.newsletterThanks', { email });
    return { block, notice: { kind: 'success', text }, email: '' };
  }
  const text = result.problems.map(({ code }) => t(code)).join(' ');
  return { block, notice: { kind: 'error', text }, email };
}

/** The blocks with the answer in the block that was posted, or in the first form of the page. */
export function withNewsletterResponse(
  blocks: ContentBlock[],
  { block, notice, email }: NewsletterResponse,
): ContentBlock[] {
  const forms = everyBlock(blocks).filter((each) => each.kind === 'newsletter');
  const target = forms.find((each) => each.id === block) ?? forms[0];
  return changeBlocks(blocks, (each) => [
    each.kind === 'newsletter' && each === target ? { ...each, notice, typed: email } : each,
  ]);
}
