import { isFilled } from '#rules/addresses/choose-address.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { confirmLogIn, logIn } from '#server/accounts/log-in.ts';
import { nestFields } from '#server/platform/http/nested-fields.ts';
import { textIn } from '#server/api/shop/cart-fields.ts';
import { applyCoupon, removeCoupon } from '#server/cart/apply-coupon.ts';
import { EMPTY_CART } from '#server/cart/cart-state.ts';
import type { CheckoutDataParts } from '#server/checkout/checkout-data.ts';
import { firstValues } from '#server/checkout/first-values.ts';
import { type CheckoutForm, readCheckoutForm } from '#server/checkout/read-form.ts';
import { saveChoices } from '#server/checkout/save-choices.ts';
import { submitOrder } from '#server/checkout/submit-order.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { CHECKOUT_BUTTONS, CHECKOUT_FIELDS, type CheckoutValues } from '#wire/checkout.ts';

export type TakenForm =
  | { kind: 'redirect'; status: 303; to: string }
  /** The page is shown again with everything that was typed. */
  | { kind: 'again'; parts: CheckoutDataParts };

type Values = Record<string, unknown>;
const KEPT = { saveNotices: true } as const;
const SPOILT_KEYS: ReadonlySet<string> = new Set([
  'ordering.problem.key',
  'ordering.problem.foreignKey',
]);

/**
 * The checkout's form, posted by a browser without script. One form holds everything, so that no
 * button loses what was typed beside it; Enter in the coupon's field or the log-in's presses the
 * first button of the form, and what stands there says what was meant.
 */
export async function takeCheckoutForm(
  ctx: ShopContext,
  visitor: Visitor,
  posted: FormData,
): Promise<TakenForm> {
  const texts = [...posted].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const values: Values = nestFields(texts);
  const form = readCheckoutForm(values, ctx.settings['attribution.prefix']);
  if (CHECKOUT_BUTTONS.place in values) return place(ctx, visitor, values, form);
  if (await takeCoupon(ctx, visitor, values)) return again(ctx, visitor, form, {});
  if (wantsLogIn(values)) return again(ctx, visitor, form, await takeLogIn(ctx, visitor, values));
  return again(ctx, visitor, form, {});
}

async function place(
  ctx: ShopContext,
  visitor: Visitor,
  values: Values,
  form: CheckoutForm,
): Promise<TakenForm> {
  if (!visitor.fromOurPage(values[CHECKOUT_FIELDS.nonce])) {
    return again(ctx, visitor, form, { problems: [{ code: 'checkout.problem.expired' }] });
  }
  const outcome = await submitOrder(ctx, visitor, form, { via: 'checkout', terms: true });
  if (outcome.ok) return { kind: 'redirect', status: 303, to: outcome.redirect };
  return again(ctx, visitor, form, { problems: outcome.problems });
}

interface Told {
  problems?: readonly OrderProblem[];
  challenge?: string;
  username?: string;
}

async function again(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  told: Told,
): Promise<TakenForm> {
  const customer = await currentCustomer(ctx, visitor);
  // Logged in just now, with nothing typed before: the account's own address is offered.
  const fresh = customer !== null && !isFilled(form.billing);
  const values = fresh ? firstValues(ctx, EMPTY_CART, customer) : typedValues(form);
  const { billing, shipping, shipToDifferent } = values;
  const outcome = await saveChoices(ctx, visitor, {
    billing,
    shipping: shipToDifferent ? shipping : null,
    shippingMethods: form.shippingMethods,
    ...(form.paymentMethod !== '' && { paymentMethod: form.paymentMethod }),
  });
  // A key that is none, or somebody else's, would be refused for ever.
  const spoilt = told.problems?.some(({ code }) => SPOILT_KEYS.has(code));
  const key = spoilt ? '' : form.key;
  return { kind: 'again', parts: { outcome, customer, values, key, ...told } };
}

function typedValues(form: CheckoutForm): CheckoutValues {
  const { billing, shipping, shipToDifferent, note, terms, createAccount } = form;
  const other = isFilled(shipping) ? shipping : { ...billing, email: '' };
  return { billing, shipping: other, shipToDifferent, note, terms, createAccount };
}

/** True where a coupon was put in or taken out; what there is to say waits for the page. */
async function takeCoupon(ctx: ShopContext, visitor: Visitor, values: Values): Promise<boolean> {
  const removed = textIn(values, CHECKOUT_BUTTONS.removeCoupon);
  const typed = textIn(values, CHECKOUT_BUTTONS.applyOffer, CHECKOUT_FIELDS.coupon).slice(0, 200);
  if (removed !== '') await removeCoupon(ctx, visitor, removed.slice(0, 200), KEPT);
  else if (typed !== '' || CHECKOUT_BUTTONS.applyCoupon in values) {
    await applyCoupon(ctx, visitor, typed, KEPT);
  } else return false;
  return true;
}

function wantsLogIn(values: Values): boolean {
  const typed = textIn(values, CHECKOUT_FIELDS.username, CHECKOUT_FIELDS.code);
  return CHECKOUT_BUTTONS.logIn in values || typed !== '';
}

async function takeLogIn(ctx: ShopContext, visitor: Visitor, values: Values): Promise<Told> {
  if (!ctx.settings['checkout.logIn']) return {};
  const username = textIn(values, CHECKOUT_FIELDS.username).slice(0, 254);
  const challenge = textIn(values, CHECKOUT_FIELDS.challenge).slice(0, 200);
  const code = textIn(values, CHECKOUT_FIELDS.code).slice(0, 60);
  const outcome =
    challenge === ''
      ? await logIn(ctx, visitor, username, textIn(values, CHECKOUT_FIELDS.logInPassword))
      : await confirmLogIn(ctx, visitor, challenge, code);
  if (outcome.ok) return {};
  const field = outcome.challenge ? CHECKOUT_FIELDS.code : CHECKOUT_FIELDS.username;
  // Being asked for the code is a step, not a mistake.
  const problems = outcome.problems
    .filter((one) => one.code !== 'account.problem.codeNeeded')
    .map((one) => ({ ...one, field }));
  return { problems, username, challenge: outcome.challenge ?? '' };
}
