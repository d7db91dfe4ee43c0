import { accountEmail } from '#rules/accounts/email.ts';
import type { Customer } from '#server/customers/customer.ts';
import { accountByEmail, findCustomer } from '#server/customers/find-customer.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Address } from '#wire/address.ts';
import { queueWelcome } from '../account-emails.ts';
import { type AccountProblem, problem, refuse, tooMany } from '../account-problem.ts';
import { type CustomerInput, createCustomer } from '../create-customer.ts';
import { openCustomerSession } from '../customer-session.ts';
import { type AttemptResult, takeAttempt } from '../security/attempts.ts';
import { rememberDevice } from '../security/known-device.ts';
import { passwordProblems } from '../security/new-password.ts';
import { hashPassword } from '../security/passwords.ts';
import { queueVerification } from './verify-email.ts';

export interface Registration {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  /** An address that was just typed, such as at the checkout. */
  billing?: Address;
  shipping?: Address;
}

/** Names of the form's fields, for problems shown beside them. */
export interface RegistrationFields {
  email: string;
  password: string;
}

export type RegisterResult =
  | { ok: true; customer: Customer }
  | { ok: false; problems: AccountProblem[] };

const HOUR = 60 * 60_000;
/** An office or a school may share an address. */
const PER_ADDRESS = 60;
const MAX_NAME_LENGTH = 80;

/** What is wrong with it, before anything is written; nothing where it can be registered. */
export async function checkRegistration(
  ctx: ShopContext,
  input: Registration,
  fields: RegistrationFields = { email: 'email', password: 'password' },
): Promise<AccountProblem[]> {
  const problems: AccountProblem[] = [];
  const email = accountEmail(input.email);
  if (email === null) problems.push(problem('account.problem.email', fields.email));
  else if (await accountByEmail(ctx.db, email)) {
    problems.push(problem('account.problem.emailTaken', fields.email));
  }
  const { password, firstName = '', lastName = '' } = input;
  const owner = { email: input.email, names: [firstName, lastName] };
  problems.push(...(await passwordProblems(ctx.settings, password, owner, fields.password)));
  return problems;
}

/** Counts one more account from this network address. */
export function takeRegistration(
  { db, now }: ShopContext,
  visitor: Visitor,
): Promise<AttemptResult> {
  const limit = { what: 'register-from', who: visitor.address, most: PER_ADDRESS, windowMs: HOUR };
  return takeAttempt(db, limit, now);
}

/** Hashing the password takes long, so this comes before the transaction; null without an email. */
export async function newCustomer(input: Registration): Promise<CustomerInput | null> {
  const email = accountEmail(input.email);
  if (email === null) return null;
  const { firstName = '', lastName = '', billing, shipping } = input;
  return {
    email,
    passwordHash: await hashPassword(input.password),
    firstName: firstName.trim().slice(0, MAX_NAME_LENGTH),
    lastName: lastName.trim().slice(0, MAX_NAME_LENGTH),
    ...(billing && { billing }),
    ...(shipping && { shipping }),
  };
}

/** The account with its emails; null where the address has one already. */
export async function openAccount(
  trx: Db,
  { settings, now }: ShopContext,
  person: CustomerInput,
): Promise<number | null> {
  const id = await createCustomer(trx, person, now);
  if (id === null) return null;
  const { email, firstName: name = '' } = person;
  await queueWelcome(trx, { email, name }, now);
  await queueVerification(trx, settings, { id, email, name }, now);
  return id;
}

/** Opens an account and logs the visitor in; an email asks whether the address is theirs. */
export async function registerCustomer(
  ctx: ShopContext,
  visitor: Visitor,
  input: Registration,
  fields: RegistrationFields = { email: 'email', password: 'password' },
): Promise<RegisterResult> {
  const quota = await takeRegistration(ctx, visitor);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  const problems = await checkRegistration(ctx, input, fields);
  const person = problems.length === 0 ? await newCustomer(input) : null;
  if (!person) return { ok: false, problems };
  const id = await runTransaction(ctx.db, (trx) => openAccount(trx, ctx, person));
  // Another request registered the same address at the same moment.
  if (id === null) return refuse('account.problem.emailTaken', fields.email);
  await openCustomerSession(ctx, visitor, id, 'customer');
  rememberDevice(visitor, { id, password_hash: person.passwordHash });
  const customer = await findCustomer(ctx, id);
  if (!customer) throw new Error(`customer ${id} was registered and is not there`);
  return { ok: true, customer };
}
