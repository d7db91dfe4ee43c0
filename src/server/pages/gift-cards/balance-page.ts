import { readGiftCode } from '#rules/gift-cards/gift-code.ts';
import { formatMoney } from '#rules/money/format.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { returnGuesses, takeGuesses } from '#server/coupons/limit-guesses.ts';
import { findCard } from '#server/gift-cards/find-card.ts';
import { toCurrency } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type GiftBalancePage, giftBalanceForm } from '#wire/gift-cards/balance-page.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageResult } from '../page.ts';

/** What is left on a gift card; wrong codes are counted with those of coupons. */
export const giftBalancePage: PageDefinition<'gift-balance'> = {
  route: 'routes.giftBalance',
  keep: false,
  canonicalQuery: () => new URLSearchParams(),
  async load(ctx) {
    return toPageResult(ctx, { card: null, problem: '' });
  },
  post: formPost(giftBalanceForm, async (ctx, { visitor }, { gift_code: typed }) =>
    toPageResult(ctx, await loadBalance(ctx, visitor, typed)),
  ),
};

async function loadBalance(
  ctx: ShopContext,
  visitor: Visitor,
  typed: string,
): Promise<GiftBalancePage> {
  const t = translator(ctx.settings);
  if (await takeGuesses(ctx, visitor)) return { card: null, problem: t('giftBalance.often') };
  const code = readGiftCode(typed);
  const card = code === null ? null : await findCard(ctx, code);
  if (!card) return { card: null, problem: t('giftBalance.unknown') };
  await returnGuesses(ctx, visitor);
  const { last4, balance, expiresAt } = card;
  const { 'shop.locale': locale, 'shop.timeZone': timeZone } = ctx.settings;
  const until =
    expiresAt === null
      ? ''
      : new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(expiresAt);
  const balanceText = formatMoney(balance, toCurrency(ctx.settings));
  return { card: { last4, balance: balanceText, until }, problem: '' };
}

function toPageResult(
  { settings }: ShopContext,
  data: GiftBalancePage,
): PageResult<'gift-balance'> {
  const t = translator(settings);
  const title = t('giftBalance.title');
  return {
    kind: 'page',
    page: 'gift-balance',
    status: data.problem === '' ? 200 : 422,
    data,
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: t('giftBalance.text'),
      canonical: settings['routes.giftBalance'],
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['page', 'gift-balance'],
    tags: ['settings', MENU_TAG],
  };
}
