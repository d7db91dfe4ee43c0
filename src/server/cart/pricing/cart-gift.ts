import type { CartLine } from '#rules/cart/cart-line.ts';
import type { CartTotals } from '#rules/cart/cart-totals.ts';
import { type CardPart, paidByCards, shareOut } from '#rules/gift-cards/spend-cards.ts';
import { isCredit } from '#rules/gift-cards/store-credit.ts';
import { type Money, money } from '#rules/money/money.ts';
import { type FoundCard, findCards } from '#server/gift-cards/find-card.ts';
import { giftCategory } from '#server/gift-cards/gift-category.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartState } from '../cart-state.ts';
import type { News } from './cart-news.ts';

/** What gift cards and store credit pay of a cart. */
export interface CartGift {
  cards: CardPart[];
  amount: Money;
  /** The shopper's store credit, whether it is to pay or not. */
  credit: FoundCard | null;
  news: News[];
}

/** The balance of this moment, whatever was shown before; a card pays for no other card. */
export async function loadGift(
  ctx: ShopContext,
  { giftCards }: CartState,
  counted: readonly CartLine[],
  totals: CartTotals,
  customerId: number | null,
): Promise<CartGift> {
  const ids = giftCards.map(({ id }) => id);
  const { cards, credit } = await findCards(ctx, ids, customerId);
  if (giftCards.length === 0) return { cards: [], amount: money(0), credit, news: [] };
  // One whose code was replaced is another one, although it has the same number.
  const paying = cards.filter((card) => giftCards.some((applied) => isSame(applied, card)));
  const parts = shareOut(paying, money(totals.total - (await spentOnCards(ctx, counted, totals))));
  const gone = giftCards.filter((applied) => !paying.some((card) => isSame(applied, card)));
  const news = gone.map(
    (card): News => ({
      kind: 'info',
      code: isCredit(card) ? 'cart.notice.creditGone' : 'cart.notice.giftCardGone',
      values: { last4: card.last4 },
    }),
  );
  return { cards: parts, amount: paidByCards(parts), credit, news };
}

type Applied = CartState['giftCards'][number];

function isSame(one: Applied, other: Applied): boolean {
  return one.id === other.id && one.last4 === other.last4;
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
