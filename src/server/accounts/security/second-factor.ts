import { randomBytes } from 'node:crypto';
import type { LoggedIn } from '#server/customers/current-customer.ts';
import type { Customer } from '#server/customers/customer.ts';
import { accountById } from '#server/customers/find-customer.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { queueChanged } from '../account-emails.ts';
import { type AccountProblem, refuse, tooMany } from '../account-problem.ts';
import { endOtherSessions } from '../customer-session.ts';
import { forgiveAttempts, takeAttempt } from './attempts.ts';
import { codeLimit, hashRecoveryCode, takeSecondFactor } from './check-second-factor.ts';
import { checkCurrentPassword } from './current-password.ts';
import { encodeBase32, matchTotp, newTotpSecret, totpAddress } from './totp.ts';
import { decryptTotpKey, encryptTotpKey } from './totp-key.ts';

type Done<More = unknown> = ({ ok: true } & More) | { ok: false; problems: AccountProblem[] };

const RECOVERY_CODES = 10;
const QUARTER_HOUR = 15 * 60_000;

/** A code of the app, or a recovery code. */
export interface SecondFactorProof {
  password: string;
  code: string;
}

export interface SecondFactorState {
  on: boolean;
  /** Set while it is being set up: what the app needs. */
  pending: { secret: string; url: string } | null;
  recoveryLeft: number;
}

export async function secondFactorState(
  ctx: ShopContext,
  customer: Customer,
): Promise<SecondFactorState> {
  const { db, settings } = ctx;
  const account = await accountById(db, customer.id);
  const { left } = await db
    .selectFrom('account_recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const secret = decryptTotpKey(ctx, customer.id, account?.totp_pending ?? '');
  return {
    on: customer.secondFactor,
    pending:
      secret === null
        ? null
        : { secret, url: totpAddress(secret, settings['shop.name'], customer.email) },
    recoveryLeft: left,
  };
}

/**
 * A new key for the app, which counts only once a code of it was typed. It asks for the password: who
 * finds a browser open must not lock its owner out, nor become the manager who owes a second factor.
 */
export async function startSecondFactor(
  ctx: ShopContext,
  customer: Customer,
  password: string,
): Promise<Done> {
  const checked = await checkCurrentPassword(ctx, customer, password, 'password');
  if (!checked.ok) return checked;
  const totp_pending = encryptTotpKey(ctx, customer.id, newTotpSecret());
  await ctx.db
    .updateTable('customers')
    .set({ totp_pending, updated_at: ctx.now })
    .where('id', '=', customer.id)
    .where('totp_secret', '=', '')
    .execute();
  return { ok: true };
}

export async function cancelSecondFactor({ db }: ShopContext, customer: Customer): Promise<void> {
  await db
    .updateTable('customers')
    .set({ totp_pending: '' })
    .where('id', '=', customer.id)
    .execute();
}

/**
 * Switches it on by a first code, and returns the recovery codes, this once. Whoever was logged in
 * by the password alone has to come again.
 */
export async function confirmSecondFactor(
  ctx: ShopContext,
  { customer, session }: LoggedIn,
  code: string,
): Promise<Done<{ recoveryCodes: string[] }>> {
  const { db, now } = ctx;
  const limit = { what: 'set-factor', who: String(customer.id), most: 10, windowMs: QUARTER_HOUR };
  const quota = await takeAttempt(db, limit, now);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  const account = await accountById(db, customer.id);
  const pending = account?.totp_pending ?? '';
  const secret = decryptTotpKey(ctx, customer.id, pending);
  const step = secret === null ? null : matchTotp(secret, code, now, 0);
  if (step === null) return refuse('account.problem.code', 'code');
  const recoveryCodes = newRecoveryCodes();
  const confirmed = await runTransaction(db, async (trx) => {
    const claimed = await trx
      .updateTable('customers')
      .set({ totp_secret: pending, totp_pending: '', totp_step: step, updated_at: now })
      .where('id', '=', customer.id)
      .where('totp_pending', '=', pending)
      .executeTakeFirst();
    // Another click was quicker, and its recovery codes are the ones that were shown.
    if (claimed.numUpdatedRows === 0n) return false;
    await saveRecoveryCodes(trx, customer.id, recoveryCodes);
    await endOtherSessions(trx, customer.id, session);
    const recipient = { email: customer.email, name: customer.firstName };
    await queueChanged(trx, 'second-factor-on', recipient, now);
    await writeAudit(trx, { event: 'second-factor-on', customerId: customer.id }, now);
    return true;
  });
  return confirmed ? { ok: true, recoveryCodes } : refuse('account.problem.code', 'code');
}

/** The password and a code: recovery codes stand in for the second factor, so it guards them too. */
export async function renewRecoveryCodes(
  ctx: ShopContext,
  customer: Customer,
  proof: SecondFactorProof,
): Promise<Done<{ recoveryCodes: string[] }>> {
  const checked = await checkProof(ctx, customer, proof);
  if (!checked.ok) return checked;
  const recoveryCodes = newRecoveryCodes();
  await runTransaction(ctx.db, async (trx) => {
    await saveRecoveryCodes(trx, customer.id, recoveryCodes);
    await writeAudit(trx, { event: 'recovery-codes-renewed', customerId: customer.id }, ctx.now);
  });
  return { ok: true, recoveryCodes };
}

/** Who knows the password only must not get rid of the second factor by it. */
export async function stopSecondFactor(
  ctx: ShopContext,
  customer: Customer,
  proof: SecondFactorProof,
): Promise<Done> {
  const checked = await checkProof(ctx, customer, proof);
  if (!checked.ok) return checked;
  await runTransaction(ctx.db, (trx) => dropSecondFactor(trx, customer.id, ctx.now));
  return { ok: true };
}

async function checkProof(
  ctx: ShopContext,
  customer: Customer,
  { password, code }: SecondFactorProof,
): Promise<Done> {
  const checked = await checkCurrentPassword(ctx, customer, password, 'password');
  if (!checked.ok) return checked;
  const limit = codeLimit(customer.id);
  const quota = await takeAttempt(ctx.db, limit, ctx.now);
  if (!quota.ok) return tooMany(quota.retryAfterSeconds);
  const account = await accountById(ctx.db, customer.id);
  if (!account || !(await takeSecondFactor(ctx, account, code))) {
    return refuse('account.problem.code', 'code');
  }
  await forgiveAttempts(ctx.db, limit);
  return { ok: true };
}

/**
 * Part of a larger change: no code is required any more, and its owner gets an email if one was.
 */
export async function dropSecondFactor(trx: Db, customerId: number, now: number): Promise<void> {
  const account = await trx
    .updateTable('customers')
    .set({ totp_secret: '', updated_at: now })
    .where('id', '=', customerId)
    .where('totp_secret', '!=', '')
    .returning(['email', 'first_name as name'])
    .executeTakeFirst();
  await trx
    .updateTable('customers')
    .set({ totp_pending: '' })
    .where('id', '=', customerId)
    .execute();
  await saveRecoveryCodes(trx, customerId, []);
  if (!account) return;
  await queueChanged(trx, 'second-factor-off', account, now);
  await writeAudit(trx, { event: 'second-factor-off', customerId }, now);
}

/** Ten codes of 50 bits, in two halves that can be read aloud. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = encodeBase32(randomBytes(7)).slice(0, 10);
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

async function saveRecoveryCodes(trx: Db, customerId: number, codes: string[]): Promise<void> {
  await trx.deleteFrom('account_recovery_codes').where('customer_id', '=', customerId).execute();
  if (codes.length === 0) return;
  const rows = codes.map((code) => ({
    customer_id: customerId,
    code_hash: hashRecoveryCode(code),
  }));
  await trx.insertInto('account_recovery_codes').values(rows).execute();
}
