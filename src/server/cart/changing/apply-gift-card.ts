import { problem } from '#rules/coupons/conditions/problem.ts';
import { giftId } from '#rules/gift-cards/gift-code.ts';
import { isCredit } from '#rules/gift-cards/store-credit.ts';
import { type FoundCard, findCard, findCards } from '#server/gift-cards/find-card.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartState } from '../cart-state.ts';
import type { Decision } from './change-cart.ts';

/** More than anyone types in, and few enough to read at every pricing. */
const MAX_CARDS = 10;

/** A gift card whose code was typed where coupons are; the cart stores its number, not its code. */
export async function giftDecision(
  ctx: ShopContext,
  state: CartState,
  code: string,
): Promise<Decision> {
  const card = await findCard(ctx, code);
  if (!card) return { ok: false, problems: [problem('coupons.problem.unknown')] };
  return withCard(state, card);
}

/** The shopper's own store credit, by the name it has in their cart; null where it is not theirs. */
export async function creditDecision(
  ctx: ShopContext,
  state: CartState,
  customerId: number | null,
  name: string,
): Promise<Decision | null> {
  const id = giftId(name);
  if (id === null || customerId === null) return null;
  const { credit } = await findCards(ctx, [], customerId);
  return credit?.id === id ? withCard(state, credit) : null;
}

function withCard(state: CartState, card: FoundCard): Decision {
  const { id, last4 } = card;
  const field = 'coupon_code';
  if (card.balance === 0) {
    const code = isCredit(card) ? 'cart.problem.creditEmpty' : 'cart.problem.giftCardEmpty';
    return { ok: false, problems: [{ code, field }] };
  }
  const others = state.giftCards.filter((each) => each.id !== id);
  if (others.length >= MAX_CARDS) {
    return { ok: false, problems: [{ code: 'cart.problem.giftCardMany', field }] };
  }
  const code = isCredit(card) ? 'cart.notice.creditApplied' : 'cart.notice.giftCardApplied';
  return {
    ok: true,
    state: { ...state, giftCards: [...others, { id, last4 }] },
    news: [{ kind: 'success', code, values: { last4 } }],
  };
}

/** Null where what was named is no gift card of the cart. */
export function withoutGiftCard(state: CartState, name: string): Decision | null {
  const id = giftId(name);
  const card = state.giftCards.find((each) => each.id === id);
  if (!card) return null;
  const giftCards = state.giftCards.filter((each) => each !== card);
  const values = { last4: card.last4 };
  const code = isCredit(card) ? 'cart.notice.creditRemoved' : 'cart.notice.giftCardRemoved';
  return {
    ok: true,
    state: { ...state, giftCards },
    news: [{ kind: 'info', code, values }],
  };
}
