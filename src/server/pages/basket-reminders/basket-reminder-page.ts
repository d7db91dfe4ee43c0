import {
  endBasketReminders,
  leftBasket,
  restoreBasket,
} from '#server/basket-reminders/follow-link.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { isGoodLink, mailLinkIn } from '#server/emails/mail-link.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { BasketReminderPage } from '#wire/basket-reminder/reminder-page.ts';
import { MAIL_LINK_FIELDS } from '#wire/forms/mail-link.ts';
import type { PageAnswer, PageDefinition } from '../page.ts';

type Answer = PageAnswer<'basket-reminder'>;

/** Brings a basket back, or ends the reminders, once the button is pressed. */
export const basketReminderPage: PageDefinition<'basket-reminder'> = {
  route: 'routes.basketReminder',
  keep: false,
  canonicalQuery(query) {
    const own = new URLSearchParams();
    for (const field of MAIL_LINK_FIELDS) {
      const value = query.get(field);
      if (value !== null) own.set(field, value.slice(0, 64));
    }
    return own;
  },
  async load(ctx, { query, visitor }) {
    const link = mailLinkIn(query);
    if (link?.do === 'end' && isGoodLink('basket-reminders', link, visitor.sign, ctx.now)) {
      return pageAnswer(ctx, 'end');
    }
    const things = link && (await leftBasket(ctx, visitor.sign, link));
    return things ? pageAnswer(ctx, 'restore', things) : pageAnswer(ctx, 'expired');
  },
  // Programs for email post to the link themselves, without a cookie (RFC 8058).
  async post(ctx, { query, visitor }) {
    const link = mailLinkIn(query);
    if (link && (await endBasketReminders(ctx, visitor.sign, link)))
      return pageAnswer(ctx, 'ended');
    if (link && (await restoreBasket(ctx, visitor, link))) {
      return { kind: 'redirect', status: 303, to: ctx.settings['routes.cart'] };
    }
    return pageAnswer(ctx, 'expired');
  },
};

function pageAnswer(
  { settings }: ShopContext,
  view: BasketReminderPage['view'],
  things: BasketReminderPage['things'] = [],
): Answer {
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
