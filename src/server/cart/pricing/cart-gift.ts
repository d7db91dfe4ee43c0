import type { CartLine } from '#rules/cart/cart-line.ts';
import type { CartTotals } from '#rules/cart/cart-totals.ts';
import { type CardPart, paidByCards, shareOut } from '#rules/gift-cards/spend-cards.ts';
import { type Money, money } from '#rules/money/money.ts';
import { findCards } from '#server/gift-cards/find-card.ts';
import { giftCategory } from '#server/gift-cards/gift-category.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { News } from '../cart-news.ts';
import type { CartState } from '../cart-state.ts';

/** What gift cards pay of a cart. */
export interface CartGift {
  cards: CardPart[];
  amount: Money;
  news: News[];
}

const NO_GIFT: CartGift = { cards: [], amount: money(0), news: [] };

/** The balance of this moment, whatever was shown before; a card pays for no other card. */
export async function giftOf(
  ctx: ShopContext,
  { giftCards }: CartState,
  counted: readonly CartLine[],
  totals: CartTotals,
): Promise<CartGift> {
  if (giftCards.length === 0) return NO_GIFT;
  const found = await findCards(
    ctx,
    giftCards.map(({ id }) => id),
  );
  const cards = shareOut(found, money(totals.total - (await spentOnCards(ctx, counted, totals))));
  const gone = giftCards.filter(({ id }) => !found.some((card) => card.id === id));
  const news = gone.map(
    ({ last4 }): News => ({
      kind: 'info',
      code: 'cart.notice.giftCardGone',
      values: { last4 },
    }),
  );
  return { cards, amount: paidByCards(cards), news };
}

async function spentOnCards(
  ctx: ShopContext,
  counted: readonly CartLine[],
  { lines }: CartTotals,
): Promise<number> {
  const category = await giftCategory(ctx);
  if (category === null) return 0;
  const bought = new Set(
    counted.filter((line) => line.categoryIds.includes(category)).map(({ key }) => key),
  );
  return lines
    .filter(({ key }) => bought.has(key))
    .reduce((sum, line) => sum + line.total + line.totalTax, 0);
}
