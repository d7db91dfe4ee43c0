import { checkGuest } from '#rules/orders/checkout-rules.ts';
import {
  checkRegistration,
  newCustomer,
  type Registration,
  takeRegistration,
} from '#server/accounts/access/register-customer.ts';
import { tooMany } from '#server/accounts/account-problem.ts';
import type { CustomerInput } from '#server/accounts/create-customer.ts';
import { takeAttempt } from '#server/accounts/security/attempts.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import type { Customer } from '#server/customers/customer.ts';
import { formProblem, type OrderProblem } from '#server/orders/order-problem.ts';
import { currentClientAddress } from '#server/platform/http/current-address.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Address } from '#wire/address.ts';
import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';

// An account that is opened with the order, in its transaction: whoever cannot order gets none.

const HOUR = 60 * 60_000;
/** As many as may register. */
const REQUESTS_PER_ADDRESS = 60;
const FIELDS = { email: 'billing_email', password: CHECKOUT_FIELDS.password };

export function canCreateAccount(settings: Settings): boolean {
  return settings['checkout.createAccount'] && settings['accounts.registration'];
}

/** True for a guest who asks for an account. */
export async function wantsAccount(
  ctx: ShopContext,
  visitor: Visitor,
  { createAccount }: Pick<CheckoutForm, 'createAccount'>,
): Promise<boolean> {
  if (!createAccount || !canCreateAccount(ctx.settings)) return false;
  return (await currentCustomer(ctx, visitor)) === null;
}

/** Without a limit, a form that is never finished would tell which addresses have an account. */
export async function countRequest({ db, now }: ShopContext): Promise<OrderProblem[]> {
  const who = currentClientAddress();
  if (who === '') return [];
  const limit = { what: 'account-asked-from', who, most: REQUESTS_PER_ADDRESS, windowMs: HOUR };
  const quota = await takeAttempt(db, limit, now);
  return quota.ok ? [] : tooMany(quota.retryAfterSeconds).problems;
}

type AccountForm = Pick<CheckoutForm, 'password'> & { billing: Address };

/** Of guests who want an account, and of guests who need one. */
export async function checkAccount(
  ctx: ShopContext,
  form: AccountForm,
  { customer, requested }: { customer: Customer | null; requested: boolean },
): Promise<OrderProblem[]> {
  if (customer) return [];
  if (!requested) return checkGuest(requested, ctx.settings['checkout.guests']).map(formProblem);
  const problems = await checkRegistration(ctx, getRegistration(form, null), FIELDS);
  // What is wrong with the email itself is said once, with the rest of the address.
  return problems.filter(({ code }) => code !== 'account.problem.email');
}

export type PreparedAccount =
  | { ok: true; person: CustomerInput }
  | { ok: false; problems: OrderProblem[] };

/** Counts the account against the limit and hashes the password, both once for each form. */
export async function prepareAccount(
  ctx: ShopContext,
  visitor: Visitor,
  form: AccountForm,
  shipping: Address | null,
): Promise<PreparedAccount> {
  const quota = await takeRegistration(ctx, visitor);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  const person = await newCustomer(getRegistration(form, shipping));
  if (!person) throw new Error('an account without an email passed the check');
  return { ok: true, person };
}

function getRegistration(
  { billing, password }: AccountForm,
  shipping: Address | null,
): Registration {
  const { email, firstName, lastName } = billing;
  return { email, password, firstName, lastName, billing, ...(shipping && { shipping }) };
}
