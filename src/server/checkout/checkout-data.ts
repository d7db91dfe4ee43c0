import { randomUUID } from 'node:crypto';
import type { StateMap } from '#rules/addresses/postal-address.ts';
import { getAddressParts } from '#server/addresses/address-parts.ts';
import { namedCountries } from '#server/addresses/countries.ts';
import { statesFor } from '#server/addresses/states.ts';
import type { CartResult } from '#server/cart/changing/change-cart.ts';
import type { Customer } from '#server/customers/customer.ts';
import { translator } from '#server/language/translator.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import { paymentChoice } from '#server/payments/payment-choice.ts';
import { getProviders } from '#server/payments/payment-methods.ts';
import { savedMethods } from '#server/payments/saved/saved-methods.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { shippingCountries } from '#server/shipping/delivery-countries.ts';
import type { CheckoutPage, CheckoutValues } from '#wire/checkout.ts';
import { canCreateAccount } from './new-account.ts';
import { toCheckoutProblem } from './problem-text.ts';
import { loadReview } from './review.ts';
import { findNamedPage, readTerms } from './terms-page.ts';

export interface CheckoutDataParts {
  outcome: CartResult;
  customer: Customer | null;
  values: CheckoutValues;
  problems?: readonly OrderProblem[];
  /** Of the form that is shown again; a new page makes a new one. */
  key?: string;
  challenge?: string;
  username?: string;
}

/** The data of the checkout page, first or again. */
export async function checkoutData(
  ctx: ShopContext,
  parts: CheckoutDataParts,
  reminder: CheckoutPage['reminder'],
): Promise<CheckoutPage> {
  const { settings } = ctx;
  const { values, customer } = parts;
  const t = translator(settings);
  const countries = namedCountries(settings['shop.locale']);
  const delivered = await shippingCountries(ctx.db, settings);
  const privacy = await findNamedPage(ctx, settings['checkout.privacyPage']);
  return {
    style: settings['checkout.style'],
    review: await loadReview(ctx, parts.outcome),
    payments: getProviders(ctx).map((provider) => paymentChoice(ctx, provider)),
    saved: customer ? await savedMethods(ctx, customer.id) : [],
    values,
    problems: (parts.problems ?? []).map((problem) => toCheckoutProblem(problem, t)),
    notices: parts.outcome.notices,
    countries,
    deliveryCountries: delivered.length === countries.length ? null : delivered,
    states: plainStates(statesFor(values.billing.country, values.shipping.country)),
    asked: getAddressParts(settings),
    account: {
      customer: customer && { id: customer.id, name: customer.name, email: customer.email },
      guestsAllowed: settings['checkout.guests'],
      canCreate: canCreateAccount(settings),
      canLogIn: settings['checkout.logIn'],
      lostUrl: settings['routes.lostPassword'],
      challenge: parts.challenge ?? '',
      username: parts.username ?? '',
    },
    terms: await readTerms(ctx),
    privacyUrl: privacy?.url ?? '',
    noteAllowed: settings['checkout.orderNote'],
    reminder,
    key: parts.key || randomUUID(),
  };
}

function plainStates(map: StateMap): CheckoutPage['states'] {
  return Object.fromEntries(
    Object.entries(map).map(([country, states]) => [country, { ...states }]),
  );
}
