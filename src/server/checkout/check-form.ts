import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { DOCUMENTS_TAG } from '#server/content/tags.ts';
import type { Customer } from '#server/customers/customer.ts';
import { translator } from '#server/language/translator.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import { addressProblems, type OrderAddresses } from '#server/orders/placing/order-addresses.ts';
import type { PricedOrder } from '#server/orders/placing/price-order.ts';
import { type Cached, cached } from '#server/platform/cache/read-cache.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { shippingCountries } from '#server/shipping/delivery-countries.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import {
  checkLines,
  checkNote,
  checkPayment,
  checkShipping,
  checkTerms,
  checkTotal,
} from './check-choices.ts';
import { checkAccount } from './new-account.ts';
import { offeredProviders } from './offered-payments.ts';
import { findTerms } from './terms-page.ts';

export interface FormDetails {
  /** The form shows the terms. */
  termsVisible: boolean;
  /** Null for a guest. */
  customer: Customer | null;
  wantsAccount: boolean;
}

/** The rules of the page's form, each problem at its field. */
export async function checkForm(
  ctx: ShopContext,
  form: CheckoutForm,
  { cart, addresses }: Pick<PricedOrder, 'cart' | 'addresses'>,
  { termsVisible, customer, wantsAccount: opensAccount }: FormDetails,
): Promise<OrderProblem[]> {
  const { settings } = ctx;
  const t = translator(settings);
  const typed = { password: form.password, billing: addresses.billing.address };
  return [
    ...addressProblems(addresses, cart.shipping.needed, t),
    ...checkDestination(cart, addresses, await getCountries(ctx)),
    ...(await checkAccount(ctx, typed, { customer, requested: opensAccount })),
    ...checkLines(cart, t),
    ...checkTotal(cart, settings),
    ...checkShipping(cart, form),
    ...checkPayment(cart, form.paymentMethod, offeredProviders(ctx, cart)),
    ...checkNote(form.note),
    ...checkTerms(form.terms, termsVisible && (await hasTerms(ctx))),
  ];
}

/** A country that is wrong in itself is not a country without delivery besides. */
function checkDestination(
  { shipping }: PricedCart,
  addresses: OrderAddresses,
  countries: ReadonlySet<string>,
): OrderProblem[] {
  const { address, problems } = addresses.shipping ?? addresses.billing;
  const wrong = problems.some(({ field }) => field === 'country');
  if (!shipping.needed || wrong || countries.has(address.country)) return [];
  const field = `${addresses.shipping ? 'shipping' : 'billing'}_country`;
  return [{ code: 'checkout.problem.noDelivery', field }];
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
