import { createHash } from 'node:crypto';
import type { AccountRow } from '#server/customers/find-customer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Limit } from './attempts.ts';
import { matchTotp } from './totp.ts';
import { decryptTotpKey } from './totp-key.ts';

const QUARTER_HOUR = 15 * 60_000;
const PER_CODE = 6;

/** Codes have six digits: a few tries, wherever they are asked for. */
export function codeLimit(customerId: number): Limit {
  return {
    what: 'second-factor',
    who: String(customerId),
    most: PER_CODE,
    windowMs: QUARTER_HOUR,
  };
}

/** 'abcd-efgh' and 'ABCD EFGH' are the same recovery code. */
export function hashRecoveryCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}

/**
 * True for a code of the app that has not been used yet, or for a recovery code, which it uses up.
 * Both are taken by one conditional change: of two requests with the same code one comes through.
 */
export async function takeSecondFactor(
  ctx: Pick<ShopContext, 'db' | 'now' | 'encryption'>,
  account: Pick<AccountRow, 'id' | 'totp_secret' | 'totp_step'>,
  typed: string,
): Promise<boolean> {
  const { db, now } = ctx;
  const key = decryptTotpKey(ctx, account.id, account.totp_secret);
  const step = key === null ? null : matchTotp(key, typed, now, account.totp_step);
  if (step !== null) {
    const claimed = await db
      .updateTable('customers')
      .set({ totp_step: step })
      .where('id', '=', account.id)
      .where('totp_step', '<', step)
      .executeTakeFirst();
    return claimed.numUpdatedRows === 1n;
  }
  const used = await db
    .deleteFrom('account_recovery_codes')
    .where('customer_id', '=', account.id)
    .where('code_hash', '=', hashRecoveryCode(typed))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
