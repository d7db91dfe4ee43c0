import { setTimeout as sleep } from 'node:timers/promises';
import { type Translate, translator } from '#server/language/translator.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import { serializeByKey } from '#server/platform/serialize-by-key.ts';
import { needsTouch } from '#server/platform/sessions/session.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { CartNotice } from '#wire/cart.ts';
import { setCartCookies } from '../cart-cookies.ts';
import { prolongCart } from '../cart-life.ts';
import type { CartProblem } from '../cart-problem.ts';
import type { CartShopper, CartState } from '../cart-state.ts';
import { getNotice, type News, problemNotice, withoutNotices } from '../pricing/cart-news.ts';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import { findStoredCart, type StoredCart, writeStoredCart } from '../stored-cart.ts';

// Every change of a cart goes this way: read, decide, price, write if no other request wrote in
// between, else again from the start. The answer is what was written.

export type Decision =
  /** `refused` are parts of the change that did not fit while others did. */
  | { ok: true; state: CartState; news?: readonly News[]; refused?: readonly CartNotice[] }
  | { ok: false; problems: readonly CartProblem[] };

/** Called again with the new state where another request was faster: it must only decide. */
export type Decide<Decided extends Decision = Decision> = (
  state: CartState,
  shopper: CartShopper,
) => Decided | Promise<Decided>;

export interface CartReading {
  cart: PricedCart;
  /** Sent with this response only. */
  notices: CartNotice[];
  session: string | null;
  /** Of the cart as it is stored. */
  version: number;
}

export interface CartResult<Decided extends Decision = Decision> extends CartReading {
  ok: boolean;
  /** Why the change was refused; the cart is then as it was. */
  problems: readonly CartProblem[];
  /** The decision that was written or refused. */
  decision: Decided;
}

export interface ChangeChoices {
  /** Stores the notices for the next page: the answer is a redirect that shows nothing. */
  saveNotices?: boolean;
}

/** More conflicts than ten processes writing to one cart meet. */
const MAX_TRIES = 40;

/** Changes of one cart, and orders from it, run one after the other within this process. */
export function cartKey(visitor: Visitor): string | null {
  return visitor.started ?? visitor.secretHash ?? visitor.tokenSession;
}

export function changeCart<Decided extends Decision>(
  ctx: ShopContext,
  visitor: Visitor,
  decide: Decide<Decided>,
  choices: ChangeChoices = {},
): Promise<CartResult<Decided>> {
  return serializeByKey(cartKey(visitor), async () => {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const stored = await findStoredCart(ctx.db, visitor, ctx.now);
      const decision = await decide(stored.state, getShopper(stored));
      const result = await apply(ctx, visitor, stored, decision, choices);
      if (result) return result;
      await sleep(Math.random() * 4 * tries);
    }
    throw new Error(`a cart was changed ${MAX_TRIES} times by others while one change waited`);
  });
}

/** Prices and writes a decision; null where another request has written the cart first. */
async function apply<Decided extends Decision>(
  ctx: ShopContext,
  visitor: Visitor,
  stored: StoredCart,
  decision: Decided,
  { saveNotices = false }: ChangeChoices,
): Promise<CartResult<Decided> | null> {
  const requested = decision.ok ? decision.state : stored.state;
  const cart = await priceCart(ctx, withoutNotices(requested), getShopper(stored));
  const t = translator(ctx.settings);
  const fresh = [...(decision.ok ? (decision.news ?? []) : []), ...cart.news];
  const notices = [
    ...requested.notices,
    ...refusals(decision, t, ctx.settings),
    ...fresh.map((news) => getNotice(news, t)),
  ];
  const handled = cart.lines.length === 0 ? null : cart.totals.total;
  const state = { ...cart.state, ...(saveNotices && { notices }), answered: handled };
  // A refusal alone is no reason to start a session.
  const storable = stored.session !== null || decision.ok;
  const text = encodeJson(state);
  const changed = storable && text !== (stored.text ?? encodeJson(stored.state));
  if (changed) {
    const next = { state, text };
    if (!(await writeStoredCart(ctx.db, visitor, stored, next, ctx.now))) return null;
  } else if (stored.session && needsTouch(stored.session, ctx.now)) {
    await prolongCart(ctx.db, visitor, stored.session, ctx.now);
  }
  setCartCookies(visitor, cart);
  return {
    ok: decision.ok,
    problems: decision.ok ? [] : decision.problems,
    decision,
    cart,
    notices: saveNotices ? [] : notices,
    session: visitor.started ?? stored.session?.id ?? null,
    version: changed ? stored.version + 1 : stored.version,
  };
}

function refusals(decision: Decision, t: Translate, settings: Settings): readonly CartNotice[] {
  if (decision.ok) return decision.refused ?? [];
  return decision.problems.map((problem) => problemNotice(problem, t, settings));
}

export function getShopper({ session, facts: details }: StoredCart): CartShopper {
  return { customerId: session?.customerId ?? null, facts: details };
}

/** For a change that is refused whatever the cart holds. */
export function refuseChange(
  ctx: ShopContext,
  visitor: Visitor,
  problems: readonly CartProblem[],
  choices?: ChangeChoices,
): Promise<CartResult> {
  return changeCart(ctx, visitor, (): Decision => ({ ok: false, problems }), choices);
}

/** The cart at this moment. Nothing is written: notices wait for the answer that shows the cart. */
export async function readCart(ctx: ShopContext, visitor: Visitor): Promise<CartReading> {
  const stored = await findStoredCart(ctx.db, visitor, ctx.now);
  const cart = await priceCart(ctx, withoutNotices(stored.state), getShopper(stored));
  const { session, version } = stored;
  return { cart, notices: [], session: session?.id ?? null, version };
}

/**
 * The cart for an answer that shows it. Its notices are delivered with this answer, so that they are
 * marked as delivered and coupons that no longer apply leave; without any of these nothing is written.
 */
export function showCart(ctx: ShopContext, visitor: Visitor): Promise<CartResult> {
  return changeCart(ctx, visitor, (state): Decision => ({ ok: true, state }));
}
