import {
  checkNote,
  checkPayment,
  checkShipping,
  checkTerms,
} from '#rules/orders/checkout-rules.ts';
import { DOCUMENTS_TAG } from '#server/content/tags.ts';
import type { Customer } from '#server/customers/customer.ts';
import { translator } from '#server/language/translator.ts';
import { formProblem, type OrderProblem } from '#server/orders/order-problem.ts';
import { addressProblems } from '#server/orders/placing/order-addresses.ts';
import {
  checkCoupons,
  checkDestination,
  checkDisplayed,
  checkLines,
  checkPrice,
  checkTotal,
} from '#server/orders/placing/order-rules.ts';
import { type RefusedOrder, refuseOrder } from '#server/orders/placing/placed-order.ts';
import type { PricedOrder } from '#server/orders/placing/price-order.ts';
import { type Cached, cached } from '#server/platform/cache/read-cache.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { shippingCountries } from '#server/shipping/delivery-countries.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import { checkAccount } from './new-account.ts';
import { offeredProviders } from './offered-payments.ts';
import { findTerms } from './terms-page.ts';

export interface CheckParts {
  /** The form shows the terms. */
  termsVisible: boolean;
  /** Null for a guest. */
  customer: Customer | null;
  opensAccount: boolean;
}

/**
 * Null where the order may be placed. What has changed since the form was shown is answered only when
 * the form itself is right: the shopper then sees the new total once.
 */
export async function checkOrder(
  ctx: ShopContext,
  form: CheckoutForm,
  priced: PricedOrder,
  parts: CheckParts,
): Promise<RefusedOrder | null> {
  const { total } = priced.cart.totals;
  const invalid = await checkForm(ctx, form, priced, parts);
  if (invalid.length > 0) return refuseOrder(invalid, { total });
  const changed = checkChanges(ctx, form, priced);
  return changed.length > 0 ? refuseOrder(changed, { total, refresh: true }) : null;
}

async function checkForm(
  ctx: ShopContext,
  form: CheckoutForm,
  { cart, addresses }: PricedOrder,
  { termsVisible, customer, opensAccount }: CheckParts,
): Promise<OrderProblem[]> {
  const { settings } = ctx;
  const t = translator(settings);
  const typed = { password: form.password, billing: addresses.billing.address };
  const { needed, packages } = cart.shipping;
  return [
    ...addressProblems(addresses, needed, t),
    ...(needed ? checkDestination(addresses, await getCountries(ctx)) : []),
    ...(await checkAccount(ctx, typed, { customer, requested: opensAccount })),
    ...checkLines(cart.lines, t),
    ...checkTotal(cart, settings),
    ...[
      ...checkShipping(packages, form.shippingMethods),
      ...checkPayment(cart.totals.total !== 0, form.paymentMethod, offeredProviders(ctx, cart)),
      ...checkNote(form.note),
      ...checkTerms(form.terms, termsVisible && (await hasTerms(ctx))),
    ].map(formProblem),
  ];
}

function checkChanges(
  { settings }: ShopContext,
  form: CheckoutForm,
  { requested, cart, confirmed }: PricedOrder,
): OrderProblem[] {
  const coupons = checkCoupons(requested, cart);
  const price =
    checkPrice(form.shownTotal, cart.totals.total, settings) ??
    checkDisplayed(form.shownCart, cart);
  if (price) return [...coupons, price];
  if (coupons.length > 0 || !confirmed) return coupons;
  const since = checkPrice(confirmed.total, confirmed.now, settings);
  return since ? [since] : [];
}

/** Cached for a moment: the shipping methods themselves are read when the order is priced. */
function getCountries(ctx: ShopContext): Cached<Set<string>> {
  return cached(ctx, 'delivery-countries', [SHIPPING_TAG], async () => {
    const countries = await shippingCountries(ctx.db, ctx.settings);
    return new Set(countries.map(({ code }) => code));
  });
}

/** Cached for a moment: the terms page is rarely published or withdrawn. */
function hasTerms(ctx: ShopContext): Cached<boolean> {
  const key = `terms:${ctx.settings['checkout.termsPage']}`;
  return cached(ctx, key, [DOCUMENTS_TAG], async () => (await findTerms(ctx)) !== null);
}
