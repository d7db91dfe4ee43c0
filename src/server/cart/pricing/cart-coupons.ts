import type { CartLine } from '#rules/cart/cart-line.ts';
import { lineAmounts } from '#rules/cart/line-amounts.ts';
import { addCoupon } from '#rules/coupons/add-coupon.ts';
import { type CombinedCoupons, combineCoupons } from '#rules/coupons/combine.ts';
import type { CartSituation } from '#rules/coupons/conditions/situation.ts';
import { type NextStep, nextSteps } from '#rules/coupons/next-steps.ts';
import { addMoney } from '#rules/money/arithmetic.ts';
import { couponsForCart } from '#server/coupons/coupons-for-cart.ts';
import { couponPerson } from '#server/customers/coupon-person.ts';
import { giftCategory } from '#server/gift-cards/gift-category.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { shippingLocation } from '../cart-location.ts';
import { problemText } from '../cart-problem.ts';
import type { CartShopper, CartState } from '../cart-state.ts';
import type { News } from './cart-news.ts';

export async function loadSituation(
  { db, now, settings }: ShopContext,
  state: CartState,
  counted: readonly CartLine[],
  shopper: CartShopper,
): Promise<CartSituation> {
  // A gift card is money: no coupon makes it cheaper, and none is earned by buying one.
  const category = await giftCategory({ db, settings });
  const lines =
    category === null ? counted : counted.filter((line) => !line.categoryIds.includes(category));
  const person = await couponPerson(db, shopper.customerId);
  const email = state.billing?.email || state.shipping?.email || person.email;
  return {
    now,
    moment: shopper.placing ? 'placing' : 'browsing',
    lines,
    subtotal: addMoney(...lines.map((line) => lineAmounts(line).subtotal)),
    customer: { id: shopper.customerId, email, roles: person.roles },
    country: state.shipping ? shippingLocation(state, settings).country : '',
    shippingRates: Object.values(state.rates),
    paymentMethod: state.paymentMethod,
  };
}

export interface CartCouponResult extends CombinedCoupons {
  /** What could be added to pay less. */
  next: NextStep[];
  codes: string[];
  parked: CartState['parked'];
  news: News[];
}

const NO_COUPONS: CartCouponResult = {
  applied: [],
  dropped: [],
  discounts: [],
  freeShipping: false,
  next: [],
  codes: [],
  parked: [],
  news: [],
};

/**
 * Which coupons apply now: those that no longer do are dropped with a notice, those of a link are
 * added.
 */
export async function settleCoupons(
  ctx: ShopContext,
  state: CartState,
  situation: CartSituation,
  /** False for an order written by hand: its coupons are those the manager named. */
  { automatic = true }: { automatic?: boolean } = {},
): Promise<CartCouponResult> {
  if (!ctx.settings['coupons.enabled']) return NO_COUPONS;
  const waiting = state.parked.filter(({ until }) => until > ctx.now);
  // Nothing to lower and nothing to keep: an empty cart asks for nothing.
  if (state.lines.length === 0 && state.coupons.length === 0) {
    return { ...NO_COUPONS, parked: waiting };
  }
  const t = translator(ctx.settings);
  const requested = { customer: situation.customer, now: ctx.now };
  const codes = [...state.coupons, ...waiting.map(({ code }) => code)];
  const found = await couponsForCart(ctx, { codes, ...requested });
  const news: News[] = [];
  let chosen = found.chosen.filter(({ coupon }) => state.coupons.includes(coupon.code));
  const joined = new Set<string>();
  if (situation.lines.length > 0) {
    for (const record of found.chosen) {
      const { code, shownCode: displayedCode } = record.coupon;
      if (state.coupons.includes(code)) continue;
      const added = addCoupon(
        chosen.map(({ coupon }) => coupon),
        record,
        situation,
      );
      if (!added.ok) continue;
      chosen = [...chosen, record].filter(({ coupon }) => added.codes.includes(coupon.code));
      joined.add(code);
      news.push({
        kind: 'success',
        code: 'cart.notice.couponApplied',
        values: { code: displayedCode },
      });
    }
  }
  const choice = {
    chosen,
    automatic: automatic ? found.automatic : [],
    declined: state.declined,
  };
  const combined = combineCoupons(choice, situation);
  for (const { coupon, problems } of combined.dropped) {
    const problem = problems[0] ? problemText(problems[0], t, ctx.settings) : '';
    const values = { code: coupon.shownCode, problem };
    news.push({ kind: 'error', code: 'cart.notice.couponDropped', values });
  }
  for (const code of found.unknown.filter((each) => state.coupons.includes(each))) {
    const problem = t('coupons.problem.unknown', { code });
    news.push({ kind: 'error', code: 'cart.notice.couponDropped', values: { code, problem } });
  }
  const appliedCodes = new Set(
    combined.applied.map((one) => (one.automatic ? '' : one.coupon.code)),
  );
  return {
    ...combined,
    next: nextSteps(choice, combined, situation),
    codes: [...state.coupons, ...joined].filter((code) => appliedCodes.has(code)),
    parked: waiting.filter(({ code }) => !joined.has(code) && !found.unknown.includes(code)),
    news,
  };
}
