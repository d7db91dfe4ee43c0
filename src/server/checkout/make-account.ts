import { tooMany } from '#server/accounts/account-problem.ts';
import {
  checkRegistration,
  type Registration,
  registerCustomer,
} from '#server/accounts/register-customer.ts';
import { type AttemptAnswer, takeAttempt } from '#server/accounts/security/attempts.ts';
import type { Customer } from '#server/customers/customer.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import { currentClientAddress } from '#server/platform/http/current-address.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Address } from '#wire/address.ts';
import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import type { CheckoutForm } from '#wire/checkout-form.ts';

const HOUR = 60 * 60_000;
/** As many as may register. */
const ASKED_PER_ADDRESS = 60;
const FIELDS = { email: 'billing_email', password: CHECKOUT_FIELDS.password };

/** An account can be made with the order. */
export function canCreateAccount(settings: Settings): boolean {
  return settings['checkout.createAccount'] && settings['accounts.registration'];
}

type AccountForm = Pick<CheckoutForm, 'createAccount' | 'password'> & { billing: Address };

/** Guests who want one, and guests who need one. */
export async function checkAccount(
  ctx: ShopContext,
  customer: Customer | null,
  form: AccountForm,
): Promise<OrderProblem[]> {
  if (customer) return [];
  const { settings } = ctx;
  if (!form.createAccount || !canCreateAccount(settings)) {
    const field = CHECKOUT_FIELDS.createAccount;
    return settings['checkout.guests'] ? [] : [{ code: 'checkout.problem.account', field }];
  }
  const turn = await takeAsking(ctx);
  if (!turn.ok) return tooMany(turn.retryAfterSeconds).problems;
  const problems = await checkRegistration(ctx, registrationOf(form, null), FIELDS);
  // What is wrong with the address itself is told once, with the rest of the address.
  return problems.filter(({ code }) => code !== 'account.problem.email');
}

/** A form that is never finished would otherwise tell, name by name, who has an account here. */
async function takeAsking({ db, now }: ShopContext): Promise<AttemptAnswer> {
  const who = currentClientAddress();
  if (who === '') return { ok: true };
  const limit = { what: 'account-asked-from', who, most: ASKED_PER_ADDRESS, windowMs: HOUR };
  return takeAttempt(db, limit, now);
}

/** Opens the account and logs the shopper in; the cart comes along. */
export async function makeAccount(
  ctx: ShopContext,
  visitor: Visitor,
  form: AccountForm,
  shipping: Address | null,
): Promise<OrderProblem[]> {
  const outcome = await registerCustomer(ctx, visitor, registrationOf(form, shipping), FIELDS);
  return outcome.ok ? [] : outcome.problems;
}

function registrationOf(
  { billing, password }: AccountForm,
  shipping: Address | null,
): Registration {
  const { email, firstName, lastName } = billing;
  return { email, password, firstName, lastName, billing, ...(shipping && { shipping }) };
}
