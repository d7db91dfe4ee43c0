import type { BlockOf } from '#server/content/blocks/block.ts';
import { subscribe } from '#server/content/subscribe.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { NewsletterForm } from '#wire/forms/newsletter-form.ts';

type Notice = NonNullable<BlockOf<'newsletter'>['notice']>;

export interface NewsletterAnswer {
  /** The block of the form. */
  block: number;
  notice: Notice;
  email: string;
}

/**
 * Answers the newsletter form. A filled `website` field is a program that fills every field: it
 * gets the same answer, so that it learns nothing, and is dropped.
 */
export async function answerNewsletter(
  ctx: ShopContext,
  { newsletter_email: email, newsletter_block: block, website }: NewsletterForm,
): Promise<NewsletterAnswer | null> {
  if (email === undefined) return null;
  const t = translator(ctx.settings);
  const thanks: Notice = { kind: 'success', text: t('content.newsletterThanks', { email }) };
  if (website) return { block, notice: thanks, email: '' };
  const subscribed = await subscribe(ctx, email);
  if (subscribed.ok) return { block, notice: thanks, email: '' };
  return { block, notice: { kind: 'error', text: t('content.newsletterInvalid') }, email };
}

/** The blocks with the answer in the block that was posted, or in the first form of the page. */
export function withNewsletterAnswer(
  blocks: ContentBlock[],
  { block, notice, email }: NewsletterAnswer,
): ContentBlock[] {
  const forms = blocks.filter((each) => each.kind === 'newsletter');
  const target = forms.find((each) => each.id === block) ?? forms[0];
  return blocks.map((each) =>
    each.kind === 'newsletter' && each === target ? { ...each, notice, typed: email } : each,
  );
}
