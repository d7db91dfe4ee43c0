import { addCoupon } from '#rules/coupons/add-coupon.ts';
import { type CouponProblem, problem } from '#rules/coupons/conditions/problem.ts';
import type { CouponRecord } from '#rules/coupons/coupon.ts';
import { PARKED_MS } from '#rules/coupons/link-coupon.ts';
import { MAX_CODE_LENGTH, normaliseCode } from '#rules/coupons/normalise-code.ts';
import { readGiftCode } from '#rules/gift-cards/gift-code.ts';
import { couponsForCart } from '#server/coupons/coupons-for-cart.ts';
import { findCouponById } from '#server/coupons/find-coupon.ts';
import { returnGuesses, takeGuesses } from '#server/coupons/limit-guesses.ts';
import { uncached } from '#server/platform/cache/read-cache.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartShopper, CartState } from '../cart-state.ts';
import { loadSituation } from '../pricing/cart-coupons.ts';
import type { News } from '../pricing/cart-news.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { findStoredCart } from '../stored-cart.ts';
import { creditDecision, giftDecision, withoutGiftCard } from './apply-gift-card.ts';
import {
  type CartResult,
  type ChangeChoices,
  changeCart,
  type Decide,
  type Decision,
} from './change-cart.ts';

const CLOSED: Decision = { ok: false, problems: [{ code: 'cart.problem.closed' }] };

/** By the code the shopper typed, in any case. */
export function applyCoupon(
  ctx: ShopContext,
  visitor: Visitor,
  typed: string,
  choices?: ChangeChoices,
): Promise<CartResult> {
  const decide = (state: CartState, shopper: CartShopper) =>
    couponDecision(ctx, state, shopper, typed);
  return tryCode(ctx, visitor, decide, choices);
}

/** A code that does not exist is counted once, however often the cart was changed meanwhile. */
async function tryCode(
  ctx: ShopContext,
  visitor: Visitor,
  decide: Decide,
  choices?: ChangeChoices,
): Promise<CartResult> {
  const tooMany = await takeGuesses(ctx, visitor);
  if (tooMany) {
    return changeCart(ctx, visitor, () => ({ ok: false, problems: [tooMany] }), choices);
  }
  const result = await changeCart(ctx, visitor, decide, choices);
  const wrong = result.problems.some(({ code }) => code === 'coupons.problem.unknown');
  if (!wrong) await returnGuesses(ctx, visitor);
  return result;
}

/**
 * By its number, as a list of coupons offers it; a code beside it must be the coupon's own. Numbers
 * follow each other: without its code only a coupon is found that some list shows.
 */
export async function applyCouponById(
  ctx: ShopContext,
  visitor: Visitor,
  id: number,
  code: string,
  choices?: ChangeChoices,
): Promise<CartResult> {
  const record = await findCouponById(ctx.db, id);
  const normalized = normaliseCode(code);
  const listed = record !== null && record.coupon.places.length > 0;
  const fits = record && (normalized === '' ? listed : normalized === record.coupon.code);
  const decide = async (state: CartState, shopper: CartShopper): Promise<Decision> =>
    fits
      ? couponDecision(ctx, state, shopper, record.coupon.code)
      : { ok: false, problems: [problem('coupons.problem.unknown')] };
  return tryCode(ctx, visitor, decide, choices);
}

async function couponDecision(
  ctx: ShopContext,
  state: CartState,
  shopper: CartShopper,
  typed: string,
): Promise<Decision> {
  const gift = readGiftCode(typed);
  if (gift !== null) return giftDecision(ctx, state, gift);
  const credit = await creditDecision(ctx, state, shopper.customerId, typed);
  if (credit) return credit;
  if (!ctx.settings['coupons.enabled']) return CLOSED;
  const code = normaliseCode(typed);
  if (code === '') return { ok: false, problems: [problem('coupons.problem.empty')] };
  const { lines } = await priceLines(ctx, state);
  const counted = lines.flatMap(({ line }) => line ?? []);
  const situation = await loadSituation(ctx, state, counted, shopper);
  const { chosen } = await couponsForCart(
    { db: ctx.db, readCache: uncached },
    {
      codes: [...state.coupons, ...(code.length > MAX_CODE_LENGTH ? [] : [code])],
      customer: situation.customer,
      now: ctx.now,
    },
  );
  const record = chosen.find(({ coupon }) => coupon.code === code);
  if (!record) return { ok: false, problems: [problem('coupons.problem.unknown')] };
  const applied = chosen.filter(({ coupon }) => state.coupons.includes(coupon.code));
  const added = addCoupon(
    applied.map(({ coupon }) => coupon),
    record,
    situation,
  );
  if (!added.ok) return added;
  const declined = state.declined.filter((each) => each !== code);
  const news = additionNews(record, added.removed, chosen, counted.length === 0);
  return { ok: true, state: { ...state, coupons: added.codes, declined }, news };
}

function additionNews(
  { coupon }: CouponRecord,
  removed: readonly string[],
  known: readonly CouponRecord[],
  waits: boolean,
): News[] {
  const code = coupon.shownCode;
  const applied: News = waits
    ? { kind: 'success', code: 'cart.notice.couponWaiting', values: { code } }
    : { kind: 'success', code: 'cart.notice.couponApplied', values: { code } };
  if (removed.length === 0) return [applied];
  const visible = known.filter((one) => removed.includes(one.coupon.code));
  const others = visible.map((one) => one.coupon.shownCode).join(', ');
  return [applied, { kind: 'info', code: 'cart.notice.couponReplaced', values: { code, others } }];
}

/** One that came by itself stays away once it was taken out. */
export function removeCoupon(
  ctx: ShopContext,
  visitor: Visitor,
  typed: string,
  choices?: ChangeChoices,
): Promise<CartResult> {
  const code = normaliseCode(typed);
  const decide = async (state: CartState): Promise<Decision> => {
    const withoutCard = withoutGiftCard(state, typed);
    if (withoutCard) return withoutCard;
    const { chosen, automatic } = await couponsForCart(
      { db: ctx.db, readCache: uncached },
      {
        codes: state.coupons,
        customer: { id: null, email: '' },
        now: ctx.now,
      },
    );
    const known = [...chosen, ...automatic].find(({ coupon }) => coupon.code === code);
    const alreadyApplied = state.coupons.includes(code);
    const cameByItself = automatic.some(({ coupon }) => coupon.code === code);
    if (!alreadyApplied && (!cameByItself || state.declined.includes(code))) {
      return { ok: false, problems: [problem('coupons.problem.notApplied')] };
    }
    const values = { code: known?.coupon.shownCode ?? code };
    return {
      ok: true,
      state: {
        ...state,
        coupons: state.coupons.filter((each) => each !== code),
        declined: cameByItself ? [...state.declined, code] : state.declined,
      },
      news: [{ kind: 'info', code: 'cart.notice.couponRemoved', values }],
    };
  };
  return changeCart(ctx, visitor, decide, choices);
}

/** For a code that could not be removed; asking whether it exists is a guess like any other. */
export async function whyNotApplied(
  ctx: ShopContext,
  visitor: Visitor,
  typed: string,
): Promise<CouponProblem> {
  const tooMany = await takeGuesses(ctx, visitor);
  if (tooMany) return tooMany;
  const requested = {
    codes: [normaliseCode(typed)],
    customer: { id: null, email: '' },
    now: ctx.now,
  };
  const { chosen } = await couponsForCart({ db: ctx.db, readCache: uncached }, requested);
  if (chosen.length === 0) return problem('coupons.problem.unknown');
  await returnGuesses(ctx, visitor);
  return problem('coupons.problem.notApplied');
}

/**
 * Codes of a link: stored for this visitor for half an hour, applied as soon as their conditions
 * are met. A robot that follows the link gets no session, but a visitor who has one may use it.
 */
export async function parkCoupons(
  ctx: ShopContext,
  visitor: Visitor,
  codes: readonly string[],
  by: 'person' | 'robot' = 'person',
): Promise<void> {
  if (!ctx.settings['coupons.enabled'] || codes.length === 0) return;
  if (by === 'robot' && (await findStoredCart(ctx.db, visitor, ctx.now)).session === null) return;
  const tooMany = await takeGuesses(ctx, visitor, codes.length);
  if (tooMany) {
    const refuse = (): Decision => ({ ok: false, problems: [tooMany] });
    await changeCart(ctx, visitor, refuse, { saveNotices: true });
    return;
  }
  const requested = { codes, customer: { id: null, email: '' }, now: ctx.now };
  const { chosen } = await couponsForCart({ db: ctx.db, readCache: uncached }, requested);
  await returnGuesses(ctx, visitor, chosen.length);
  // A made-up code is worth no session.
  if (chosen.length === 0) return;
  const until = ctx.now + PARKED_MS;
  const decide = (state: CartState): Decision => {
    const fresh = chosen
      .map(({ coupon }) => coupon.code)
      .filter((code) => !state.coupons.includes(code));
    const others = state.parked.filter(({ code }) => !fresh.includes(code));
    const parked = [...others, ...fresh.map((code) => ({ code, until }))].slice(-5);
    return { ok: true, state: { ...state, parked } };
  };
  await changeCart(ctx, visitor, decide, { saveNotices: true });
}
