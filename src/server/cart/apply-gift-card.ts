import { problem } from '#rules/coupons/problem.ts';
import { giftId } from '#rules/gift-cards/gift-code.ts';
import { findCard } from '#server/gift-cards/find-card.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartState } from './cart-state.ts';
import type { Decision } from './change-cart.ts';

/** More than anyone types in, and few enough to read at every pricing. */
const MOST_CARDS = 10;

/** A gift card whose code was typed where coupons are; the cart stores its number, not its code. */
export async function giftDecision(
  ctx: ShopContext,
  state: CartState,
  code: string,
): Promise<Decision> {
  const card = await findCard(ctx, code);
  if (!card) return { ok: false, problems: [problem('coupons.problem.unknown')] };
  const { id, last4 } = card;
  if (card.balance === 0) {
    return { ok: false, problems: [{ code: 'cart.problem.giftCardEmpty', field: 'coupon_code' }] };
  }
  const others = state.giftCards.filter((each) => each.id !== id);
  if (others.length >= MOST_CARDS) {
    return { ok: false, problems: [{ code: 'cart.problem.giftCardMany', field: 'coupon_code' }] };
  }
  return {
    ok: true,
    state: { ...state, giftCards: [...others, { id, last4 }] },
    news: [{ kind: 'success', code: 'cart.notice.giftCardApplied', values: { last4 } }],
  };
}

/** Null where what was named is no gift card of the cart. */
export function withoutGiftCard(state: CartState, name: string): Decision | null {
  const id = giftId(name);
  const card = state.giftCards.find((each) => each.id === id);
  if (!card) return null;
  const giftCards = state.giftCards.filter((each) => each !== card);
  const values = { last4: card.last4 };
  return {
    ok: true,
    state: { ...state, giftCards },
    news: [{ kind: 'info', code: 'cart.notice.giftCardRemoved', values }],
  };
}
