import { endCartReminders, leftCart, restoreCart } from '#server/cart-reminders/follow-link.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { isGoodLink, mailLinkIn } from '#server/emails/mail-link.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartReminderPage } from '#wire/cart-reminder/reminder-page.ts';
import { MAIL_LINK_FIELDS } from '#wire/forms/mail-link.ts';
import type { PageDefinition, PageResult } from '../page.ts';

type Result = PageResult<'basket-reminder'>;

/** Brings a basket back, or ends the reminders, once the button is pressed. */
export const cartReminderPage: PageDefinition<'basket-reminder'> = {
  route: 'routes.basketReminder',
  keep: false,
  canonicalQuery(query) {
    const current = new URLSearchParams();
    for (const field of MAIL_LINK_FIELDS) {
      const value = query.get(field);
      if (value !== null) current.set(field, value.slice(0, 64));
    }
    return current;
  },
  async load(ctx, { query, visitor }) {
    const link = mailLinkIn(query);
    if (link?.do === 'end' && isGoodLink('basket-reminders', link, visitor.sign, ctx.now)) {
      return toPageResult(ctx, 'end');
    }
    const things = link && (await leftCart(ctx, visitor.sign, link));
    return things ? toPageResult(ctx, 'restore', things) : toPageResult(ctx, 'expired');
  },
  // Programs for email post to the link themselves, without a cookie (RFC 8058).
  async post(ctx, { query, visitor }) {
    const link = mailLinkIn(query);
    if (link && (await endCartReminders(ctx, visitor.sign, link)))
      return toPageResult(ctx, 'ended');
    if (link && (await restoreCart(ctx, visitor, link))) {
      return { kind: 'redirect', status: 303, to: ctx.settings['routes.cart'] };
    }
    return toPageResult(ctx, 'expired');
  },
};

function toPageResult(
  { settings }: ShopContext,
  view: CartReminderPage['view'],
  things: CartReminderPage['things'] = [],
): Result {
  const t = translator(settings);
  const title = t(`basketReminder.${view}.title`);
  return {
    kind: 'page',
    page: 'basket-reminder',
    status: 200,
    data: { view, things },
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: '',
      canonical: settings['routes.basketReminder'],
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['page', 'basket-reminder'],
    tags: ['settings', MENU_TAG],
  };
}
