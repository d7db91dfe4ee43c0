import { MENU_TAG } from '#server/content/tags.ts';
import { isGoodLink, mailLinkIn } from '#server/emails/mail-link.ts';
import { translator } from '#server/language/translator.ts';
import { askToSubscribe } from '#server/newsletter/ask-to-subscribe.ts';
import {
  confirmSubscription,
  endSubscription,
  stopCounting,
} from '#server/newsletter/follow-link.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { NewsletterPage } from '#wire/content.ts';
import { MAIL_LINK_FIELDS } from '#wire/forms/mail-link.ts';
import { type NewsletterForm, newsletterForm } from '#wire/forms/newsletter-form.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';

/** Signs up, and does what the links in emails say once their button is pressed. */
export const newsletterPage: PageDefinition<'newsletter'> = {
  route: 'routes.newsletter',
  keep: (query) => query.size === 0,
  canonicalQuery(query) {
    const current = new URLSearchParams();
    for (const field of MAIL_LINK_FIELDS) {
      const value = query.get(field);
      if (value !== null) current.set(field, value.slice(0, 64));
    }
    return current;
  },
  async load(ctx, { query, visitor }) {
    if (query.size === 0) return toPageResult(ctx, { view: 'form' });
    const link = mailLinkIn(query);
    const good = link !== null && isGoodLink('newsletter', link, visitor.sign, ctx.now);
    return toPageResult(ctx, { view: good && link.do !== 'restore' ? link.do : 'expired' });
  },
  post: formPost(newsletterForm, async (ctx, request, form) => {
    const { newsletter_email: email, newsletter_age: age, website: honeypot = '' } = form;
    if (email === undefined) return followLink(ctx, request, form);
    const result = await askToSubscribe(ctx, request.visitor, { email, age, honeypot });
    if (result.ok) return toPageResult(ctx, { view: 'asked', typed: email });
    const problem = result.problems.map(({ code }) => translator(ctx.settings)(code)).join(' ');
    return toPageResult(ctx, { view: 'form', typed: email, problem });
  }),
};

/** Programs for email post to the link themselves, without a cookie (RFC 8058). */
async function followLink(
  ctx: ShopContext,
  { query, visitor }: PageRequest,
  { newsletter_opens: allowsOpens, newsletter_uncount: isUncounted }: NewsletterForm,
): Promise<PageResult<'newsletter'>> {
  const link = mailLinkIn(query);
  if (link && isUncounted && (await stopCounting(ctx, visitor, link))) {
    return toPageResult(ctx, { view: 'uncounted' });
  }
  if (link && (await confirmSubscription(ctx, visitor, link, allowsOpens))) {
    return toPageResult(ctx, { view: 'confirmed' });
  }
  if (link && (await endSubscription(ctx, visitor, link))) {
    return toPageResult(ctx, { view: 'ended' });
  }
  return toPageResult(ctx, { view: 'expired' });
}

function toPageResult(
  { settings }: ShopContext,
  { view, typed = '', problem = '' }: Pick<NewsletterPage, 'view'> & Partial<NewsletterPage>,
): PageResult<'newsletter'> {
  const t = translator(settings);
  const title = t(`newsletter.${view}.title`);
  return {
    kind: 'page',
    page: 'newsletter',
    status: problem === '' ? 200 : 422,
    data: { view, typed, problem, asksOpens: settings['newsletter.countOpens'] },
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: t('newsletter.form.text'),
      canonical: settings['routes.newsletter'],
      type: 'website',
      image: null,
      index: view === 'form',
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['page', 'newsletter'],
    tags: ['settings', MENU_TAG],
  };
}
