import type { Coupon } from '#rules/coupons/coupon.ts';
import { FULL_RATE } from '#rules/coupons/promotions/full-rate.ts';
import { giftName } from '#rules/gift-cards/gift-code.ts';
import { cardMessage } from '#rules/gift-cards/store-credit.ts';
import { addMoney } from '#rules/money/arithmetic.ts';
import { money } from '#rules/money/money.ts';
import { addQuantities, pieceCount } from '#rules/quantities/quantity.ts';
import { loadProductNotes } from '#server/catalog/facts/product-notes.ts';
import { listOffers } from '#server/coupons/list-offers.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import type { DetailPlace } from '#server/options/option-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartCoupon, CartOffer, CartPackage, CartView } from '#wire/cart.ts';
import { withGroupSums } from '../bundles/group-sums.ts';
import { problemText } from '../cart-problem.ts';
import { suggestionsFor } from '../cart-suggestions.ts';
import type { CartResult } from '../changing/change-cart.ts';
import { taxToCome } from '../pricing/cart-tax.ts';
import type { PricedCart } from '../pricing/price-cart.ts';
import { toCartItem, toSavedItem } from './item-view.ts';
import { nextStepTexts } from './next-step-texts.ts';
import { rateDetails } from './rate-details.ts';
import { displayedTotals, totalRows } from './totals-view.ts';

/** The cart as it is sent to a browser: the record in wire/cart.ts. */
export async function loadCartView(
  ctx: ShopContext,
  { cart, notices, version = 0 }: Pick<CartResult, 'cart' | 'notices'> & { version?: number },
  place: DetailPlace = 'cart',
): Promise<CartView> {
  const { settings } = ctx;
  const t = translator(settings);
  const withTax = settings['tax.displayInCart'] === 'incl';
  const totals = new Map(cart.totals.lines.map((line) => [line.key, line]));
  const all = [...cart.lines, ...cart.saved].map(({ stored }) => stored);
  const notes = await loadProductNotes(ctx, [
    ...new Set(all.flatMap((line) => [line.productId, line.variationId ?? line.productId])),
  ]);
  const parts = { facts: cart.facts, settings, t, withTax, place, notes };
  const items = withGroupSums(
    cart.lines.map((line) => toCartItem(line, totals.get(line.stored.key), parts)),
  );
  const amounts = displayedTotals(cart, withTax, addMoney(...items.map((item) => item.saving)));
  const undone = cart.state.removed.at(-1);
  const ids = [...new Set(cart.state.lines.map((line) => line.productId))];
  return {
    items,
    // A bundle counts as one thing, whatever is in it.
    count: addQuantities(
      ...cart.lines.map(({ line, stored, limits }) =>
        line && !stored.bundle?.item ? pieceCount(line.quantity, limits.step) : 0,
      ),
    ),
    hash: cart.hash(),
    version,
    coupons: [...getCoupons(cart, withTax, t), ...getGiftCards(cart, t)],
    offers: await loadOffers(ctx, cart, t),
    credit: creditOffer(cart),
    fees: cart.fees.map(({ id, name, amount }) => ({ id, name, amount })),
    needsShipping: cart.shipping.needed,
    destination: cart.place,
    destinationKnown: cart.state.shipping !== null,
    packages: getPackages(ctx, cart, t),
    rows: cart.lines.length > 0 ? totalRows(cart, withTax, t) : [],
    totals: amounts,
    taxIncluded: withTax,
    taxToCome: !withTax && amounts.tax === 0 && (await taxToCome(ctx, cart.state)),
    freeShipping: cart.shipping.progress,
    nextSteps: nextStepTexts(ctx, cart, t),
    saved: cart.saved
      .filter(({ stored }) => !stored.bundle?.item)
      .map((line) => toSavedItem(line, parts)),
    suggestions: await suggestionsFor(ctx, ids, {
      things: cart.counted,
      value: cart.situation.subtotal,
    }),
    undo: undone ? { key: undone.key, name: undone.name } : null,
    notices,
  };
}

function getCoupons({ coupons, totals }: PricedCart, withTax: boolean, t: Translate): CartCoupon[] {
  return coupons.map(({ coupon, automatic }) => {
    const applied = totals.coupons.find(({ code }) => code === coupon.code);
    const discount = applied?.discount ?? money(0);
    return {
      id: coupon.id,
      code: coupon.code,
      shownCode: coupon.shownCode,
      description: coupon.description,
      automatic,
      freeShipping: coupon.freeShipping,
      reason: promotionReason(coupon, t),
      discount: withTax ? addMoney(discount, applied?.discountTax ?? money(0)) : discount,
    };
  });
}

/** In the manager's words, or in short ones of the shop. */
function promotionReason({ promotion, description }: Coupon, t: Translate): string {
  if (!promotion || description !== '') return promotion ? description : '';
  switch (promotion.kind) {
    case 'cheapest': {
      const { quantity, discounted: count, percent } = promotion;
      const code = percent === FULL_RATE ? 'cheapestFree' : 'cheapestLess';
      return t(`coupons.reason.${code}`, { quantity, count });
    }
    case 'bundle':
      return t('coupons.reason.bundle');
    case 'tiers':
      return t('coupons.reason.tiers');
  }
}

/** Shown and taken out where coupons are. */
function getGiftCards({ gift }: PricedCart, t: Translate): CartCoupon[] {
  return gift.cards.map(({ id, last4, amount }) => ({
    id,
    code: giftName(id),
    shownCode: t(cardMessage({ last4 }), { last4 }),
    description: '',
    automatic: false,
    freeShipping: false,
    reason: '',
    discount: amount,
  }));
}

/** What its owner can put in with a click; null where there is none, or it pays already. */
function creditOffer({ gift: { cards, credit } }: PricedCart): CartView['credit'] {
  if (!credit || credit.balance === 0 || cards.some(({ id }) => id === credit.id)) return null;
  return { code: giftName(credit.id), balance: credit.balance };
}

async function loadOffers(ctx: ShopContext, cart: PricedCart, t: Translate): Promise<CartOffer[]> {
  if (!ctx.settings['coupons.enabled'] || cart.counted.length === 0) return [];
  const applied = cart.coupons.map(({ coupon }) => coupon.code);
  const offers = await listOffers(ctx, { place: 'cart', situation: cart.situation, applied });
  return offers.map(({ coupon, state, applied, problems }) => ({
    id: coupon.id,
    code: coupon.code,
    shownCode: coupon.shownCode,
    description: coupon.description,
    state,
    applied: applied,
    problem: problems[0] ? problemText(problems[0], t, ctx.settings) : '',
    endsAt: coupon.conditions.expires?.at ?? null,
  }));
}

function getPackages(ctx: ShopContext, cart: PricedCart, t: Translate): CartPackage[] {
  const { shipping } = cart;
  const several = shipping.packages.length > 1;
  return shipping.packages.map(({ id, lineKeys, rates, selected }) => ({
    id,
    name: several ? t('cart.packageNumber', { number: id + 1 }) : t('cart.package'),
    keys: [...lineKeys],
    rates: rates.map((rate) => ({
      rateId: rate.rateId,
      kind: rate.kind,
      title: rate.title,
      cost: rate.cost,
      details: rateDetails(ctx, cart, { lineKeys }, rate),
      selected: rate.rateId === selected,
    })),
  }));
}
