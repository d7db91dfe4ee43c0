import { isFilled } from '#rules/addresses/choose-address.ts';
import { confirmLogIn, logIn } from '#server/accounts/access/log-in.ts';
import { EMPTY_CART } from '#server/cart/cart-state.ts';
import { applyCoupon, removeCoupon } from '#server/cart/changing/apply-coupon.ts';
import type { CheckoutDataParts } from '#server/checkout/checkout-data.ts';
import { firstValues } from '#server/checkout/first-values.ts';
import { saveChoices } from '#server/checkout/save-choices.ts';
import { submitOrder } from '#server/checkout/submit-order.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { CHECKOUT_FIELDS, type CheckoutValues } from '#wire/checkout.ts';
import type { CheckoutButton, CheckoutForm, CheckoutPost } from '#wire/forms/checkout-form.ts';

export type SubmittedForm =
  | { kind: 'redirect'; status: 303; to: string }
  /** The page is shown again with everything that was typed. */
  | { kind: 'again'; parts: CheckoutDataParts };

/** The notices wait for the page that is shown again. */
const LATER = { saveNotices: true } as const;
const SPOILT_KEYS: ReadonlySet<string> = new Set([
  'ordering.problem.key',
  'ordering.problem.foreignKey',
]);

/**
 * The checkout's form, posted by a browser without script. One form holds everything, so that no
 * button loses what was typed beside it; Enter in the coupon's field or the log-in's presses the
 * first button of the form, and the filled fields decide what was meant.
 */
export async function takeCheckoutForm(
  ctx: ShopContext,
  visitor: Visitor,
  { form, nonce, button }: CheckoutPost,
): Promise<SubmittedForm> {
  switch (button.kind) {
    case 'place':
      return place(ctx, visitor, nonce, form);
    case 'remove-coupon':
      await removeCoupon(ctx, visitor, button.code, LATER);
      return again(ctx, visitor, form, {});
    case 'apply-coupon':
      await applyCoupon(ctx, visitor, button.code, LATER);
      return again(ctx, visitor, form, {});
    case 'update':
      return again(ctx, visitor, form, {});
    default:
      return again(ctx, visitor, form, await takeLogIn(ctx, visitor, button));
  }
}

async function place(
  ctx: ShopContext,
  visitor: Visitor,
  nonce: string,
  form: CheckoutForm,
): Promise<SubmittedForm> {
  if (!visitor.fromOurPage(nonce)) {
    return again(ctx, visitor, form, { problems: [{ code: 'checkout.problem.expired' }] });
  }
  const result = await submitOrder(ctx, visitor, form, {
    createdVia: 'checkout',
    termsVisible: true,
  });
  if (result.ok) return { kind: 'redirect', status: 303, to: result.redirect };
  return again(ctx, visitor, form, { problems: result.problems });
}

interface View {
  problems?: readonly OrderProblem[];
  challenge?: string;
  username?: string;
}

async function again(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  view: View,
): Promise<SubmittedForm> {
  const customer = await currentCustomer(ctx, visitor);
  // Logged in just now, with nothing typed before: the account's own address is offered.
  const fresh = customer !== null && !isFilled(form.billing);
  const values = fresh ? firstValues(ctx, EMPTY_CART, customer) : typedValues(form);
  const { billing, shipping, shipToDifferent } = values;
  const result = await saveChoices(ctx, visitor, {
    billing,
    shipping: shipToDifferent ? shipping : null,
    shippingMethods: form.shippingMethods,
    ...(form.paymentMethod !== '' && { paymentMethod: form.paymentMethod }),
  });
  // An invalid key, or another visitor's, would be refused for ever.
  const spoilt = view.problems?.some(({ code }) => SPOILT_KEYS.has(code));
  const key = spoilt ? '' : form.key;
  return { kind: 'again', parts: { outcome: result, customer, values, key, ...view } };
}

function typedValues(form: CheckoutForm): CheckoutValues {
  const { billing, shipping, shipToDifferent, note, terms, createAccount } = form;
  const other = isFilled(shipping) ? shipping : { ...billing, email: '' };
  return { billing, shipping: other, shipToDifferent, note, terms, createAccount };
}

type LogInButton = Extract<CheckoutButton, { kind: 'log-in' | 'confirm-log-in' }>;

async function takeLogIn(ctx: ShopContext, visitor: Visitor, button: LogInButton): Promise<View> {
  if (!ctx.settings['checkout.logIn']) return {};
  const { username } = button;
  const result =
    button.kind === 'log-in'
      ? await logIn(ctx, visitor, username, button.password)
      : await confirmLogIn(ctx, visitor, button.challenge, button.code);
  if (result.ok) return {};
  const field = result.challenge ? CHECKOUT_FIELDS.code : CHECKOUT_FIELDS.username;
  // Being asked for the code is a step, not a mistake.
  const problems = result.problems
    .filter((one) => one.code !== 'account.problem.codeNeeded')
    .map((one) => ({ ...one, field }));
  return { problems, username, challenge: result.challenge ?? '' };
}
