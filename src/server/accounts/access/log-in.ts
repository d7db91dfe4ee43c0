import { timingSafeEqual } from 'node:crypto';
import { getDevice } from '#rules/accounts/device-name.ts';
import { accountEmail } from '#rules/accounts/email.ts';
import { maskEmail } from '#rules/accounts/mask-email.ts';
import { type Customer, getCustomer } from '#server/customers/customer.ts';
import { type AccountRow, accountByEmail, accountById } from '#server/customers/find-customer.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { queueNewDevice } from '../account-emails.ts';
import { type AccountProblem, refuse, tooMany } from '../account-problem.ts';
import { openCustomerSession } from '../customer-session.ts';
import { forgiveAttempts, type Limit, returnAttempt, takeAttempts } from '../security/attempts.ts';
import { codeLimit, takeSecondFactor } from '../security/check-second-factor.ts';
import { knownDevice, rememberDevice } from '../security/known-device.ts';
import { hashPassword, isHashingFull, verifyPassword } from '../security/passwords.ts';

export type LogInResult =
  | { ok: true; customer: Customer }
  /** `challenge` is there where the password was right and a code is still needed. */
  | { ok: false; problems: AccountProblem[]; challenge?: string };

const QUARTER_HOUR = 15 * 60_000;
const CHALLENGE_LIFE = 10 * 60_000;

/** Generous enough for a family behind one address, and for a person with many passwords. */
const PER_EMAIL = 10;
const PER_ADDRESS = 50;

export function logInLimits(email: string, address: string): [Limit, Limit] {
  return [
    { what: 'log-in', who: email, most: PER_EMAIL, windowMs: QUARTER_HOUR },
    { what: 'log-in-from', who: address, most: PER_ADDRESS, windowMs: QUARTER_HOUR },
  ];
}

/**
 * Checks e-mail and password, then the code where the account has a second factor, and logs the
 * visitor in. An unknown address and a wrong password get the same answer after the same work.
 */
export async function logIn(
  ctx: ShopContext,
  visitor: Visitor,
  typedEmail: string,
  password: string,
  code?: string,
): Promise<LogInResult> {
  const { db, now } = ctx;
  // Before the attempt is counted: it is none.
  if (isHashingFull()) return refuse('account.problem.busy');
  const email = accountEmail(typedEmail) ?? typedEmail.trim().toLowerCase().slice(0, 254);
  let account = await accountByEmail(db, email);
  const device = knownDevice(visitor, account);
  const who = device === null ? email : `${email} ${device}`;
  const [byEmail, byAddress] = logInLimits(who, visitor.address);
  const quota = await takeAttempts(db, [byEmail, byAddress], now);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  const check = await verifyPassword(password.slice(0, 1024), account?.password_hash ?? '');
  if (!account || !check.ok) {
    await noteFailure(ctx, account, email);
    return refuse('account.problem.logIn');
  }
  await returnAttempt(db, byAddress);
  await forgiveAttempts(db, byEmail);
  if (check.outdated) account = await savePassword(ctx, account, password);
  if (account.totp_secret === '') return enter(ctx, visitor, account, 'password');
  if (code === undefined || code.trim() === '') {
    return {
      ...refuse('account.problem.codeNeeded', 'code'),
      challenge: makeChallenge(visitor, account, now),
    };
  }
  return enterByCode(ctx, visitor, account, code);
}

/** The second step of a log-in in two: what the first handed out, and the code. */
export async function confirmLogIn(
  ctx: ShopContext,
  visitor: Visitor,
  challenge: string,
  code: string,
): Promise<LogInResult> {
  const account = await challenged(ctx, visitor, challenge);
  if (!account) return refuse('account.problem.challenge');
  return enterByCode(ctx, visitor, account, code);
}

async function enterByCode(
  ctx: ShopContext,
  visitor: Visitor,
  account: AccountRow,
  code: string,
): Promise<LogInResult> {
  const limit = codeLimit(account.id);
  const quota = await takeAttempts(ctx.db, [limit], ctx.now);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  if (!(await takeSecondFactor(ctx, account, code))) {
    await noteFailure(ctx, account, account.email);
    return {
      ...refuse('account.problem.code', 'code'),
      challenge: makeChallenge(visitor, account, ctx.now),
    };
  }
  await forgiveAttempts(ctx.db, limit);
  return enter(ctx, visitor, account, 'code');
}

/** Opens the account in this browser; its owner gets an email where that is new. */
export async function enter(
  ctx: ShopContext,
  visitor: Visitor,
  account: AccountRow,
  by: 'password' | 'code' | 'passkey',
): Promise<{ ok: true; customer: Customer }> {
  const { db, now } = ctx;
  const isNew = knownDevice(visitor, account) === null && account.last_login_at !== null;
  await openCustomerSession(ctx, visitor, account.id, account.role);
  const device = getDevice(visitor.userAgent);
  await runTransaction(db, async (trx) => {
    const recipient = { email: account.email, name: account.first_name };
    if (isNew) await queueNewDevice(trx, recipient, device, now);
    const details = { by, ...device };
    await writeAudit(trx, { event: 'log-in', customerId: account.id, details }, now);
  });
  rememberDevice(visitor, account);
  return { ok: true, customer: getCustomer(account, ctx.settings) };
}

/** Written for unknown addresses too, so that the time it takes reveals nothing. */
function noteFailure(
  { db, now }: ShopContext,
  account: AccountRow | undefined,
  email: string,
): Promise<void> {
  const who = maskEmail(email);
  return writeAudit(db, { event: 'log-in-failed', customerId: account?.id ?? null, who }, now);
}

async function savePassword(
  { db }: ShopContext,
  account: AccountRow,
  password: string,
): Promise<AccountRow> {
  const password_hash = await hashPassword(password);
  await db.updateTable('customers').set({ password_hash }).where('id', '=', account.id).execute();
  return { ...account, password_hash };
}

/** Proves that the password was right until then; a new password invalidates it. */
function makeChallenge(visitor: Visitor, account: AccountRow, now: number): string {
  const until = now + CHALLENGE_LIFE;
  return `${account.id}.${until}.${signature(visitor, account, until)}`;
}

function signature(visitor: Visitor, account: AccountRow, until: number): string {
  return visitor.sign(`challenge|${account.id}|${until}|${account.password_hash}`);
}

async function challenged(
  { db, now }: ShopContext,
  visitor: Visitor,
  challenge: string,
): Promise<AccountRow | null> {
  const [, id, until, input] = /^(\d{1,9})\.(\d{1,15})\.([0-9a-f]{64})$/.exec(challenge) ?? [];
  if (id === undefined || input === undefined || Number(until) <= now) return null;
  const account = await accountById(db, Number(id));
  if (!account) return null;
  const expected = signature(visitor, account, Number(until));
  return timingSafeEqual(Buffer.from(expected), Buffer.from(input)) ? account : null;
}
