import { setTimeout as sleep } from 'node:timers/promises';
import { translator } from '#server/language/translator.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import { needsTouch, touchSession } from '#server/platform/sessions/session.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartNotice } from '#wire/cart.ts';
import { serializeByKey } from '#server/platform/serialize-by-key.ts';
import { setCartCookies } from './cart-cookies.ts';
import { type News, noticeOf, problemNotice, withoutNotices } from './cart-news.ts';
import type { CartProblem } from './cart-problem.ts';
import type { CartShopper, CartState } from './cart-state.ts';
import { type PricedCart, priceCart } from './pricing/price-cart.ts';
import { findStoredCart, type StoredCart, writeStoredCart } from './stored-cart.ts';

// Every change to a cart goes this way: read, decide, price anew, write if nobody wrote in between,
// else once more from the start. What is answered is what was written.

export type Decision =
  /** `refused` are parts of the change that did not fit while others did. */
  | { ok: true; state: CartState; news?: readonly News[]; refused?: readonly CartNotice[] }
  | { ok: false; problems: readonly CartProblem[] };

export type Decide = (state: CartState, shopper: CartShopper) => Decision | Promise<Decision>;

export interface CartOutcome {
  ok: boolean;
  /** Why the change was refused; the cart is then as it was. */
  problems: readonly CartProblem[];
  cart: PricedCart;
  /** For this answer only. */
  notices: CartNotice[];
  session: string | null;
  /** Of the cart as it is stored. */
  version: number;
}

export interface ChangeChoices {
  /** Keeps what there is to say for the next page: the answer is a redirect that shows nothing. */
  saveNotices?: boolean;
}

/** Ten processes hammering one cart meet less often than this. */
const MOST_TRIES = 40;

export async function changeCart(
  ctx: ShopContext,
  visitor: Visitor,
  decide: Decide,
  { saveNotices = false }: ChangeChoices = {},
): Promise<CartOutcome> {
  return serializeByKey(visitor.started ?? visitor.secretHash ?? visitor.tokenSession, async () => {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const stored = await findStoredCart(ctx.db, visitor, ctx.now);
      const outcome = await attempt(ctx, visitor, stored, decide, saveNotices);
      if (outcome) {
        setCartCookies(visitor, outcome.cart);
        return outcome;
      }
      await sleep(Math.random() * 4 * tries);
    }
    throw new Error(`a cart was changed ${MOST_TRIES} times by others while one change waited`);
  });
}

/** Null where somebody else wrote first. */
async function attempt(
  ctx: ShopContext,
  visitor: Visitor,
  stored: StoredCart,
  decide: Decide,
  saveNotices: boolean,
): Promise<CartOutcome | null> {
  const shopper: CartShopper = { customerId: stored.session?.customerId ?? null };
  const decision = await decide(stored.state, shopper);
  const wanted = decision.ok ? decision.state : stored.state;
  const cart = await priceCart(ctx, withoutNotices(wanted), shopper);
  const t = translator(ctx.settings);
  const fresh = [...(decision.ok ? (decision.news ?? []) : []), ...cart.news];
  const refusals = decision.ok
    ? (decision.refused ?? [])
    : decision.problems.map((problem) => problemNotice(problem, t, ctx.settings));
  const notices = [...wanted.notices, ...refusals, ...fresh.map((news) => noticeOf(news, t))];
  const state = saveNotices ? { ...cart.state, notices } : cart.state;
  // Nobody is remembered for the sake of a refusal.
  let { version } = stored;
  const worthSaving = stored.session !== null || decision.ok;
  if (worthSaving && encodeJson(state) !== (stored.text ?? encodeJson(stored.state))) {
    if (!(await writeStoredCart(ctx.db, visitor, stored, state, ctx.now))) return null;
    version += 1;
  } else if (stored.session && needsTouch(stored.session, ctx.now)) {
    await touchSession(ctx.db, visitor, stored.session, ctx.now);
  }
  return {
    ok: decision.ok,
    problems: decision.ok ? [] : decision.problems,
    cart,
    notices: saveNotices ? [] : notices,
    session: visitor.started ?? stored.session?.id ?? null,
    version,
  };
}

/** The cart as it stands at this moment; written only where there was something to tell. */
export function readCart(ctx: ShopContext, visitor: Visitor): Promise<CartOutcome> {
  return changeCart(ctx, visitor, (state) => ({ ok: true, state }));
}
