import { createHash } from 'node:crypto';
import type { AccountRow } from '#server/customers/find-customer.ts';
import type { Db } from '#server/platform/database/database.ts';
import { matchTotp } from './totp.ts';

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
  db: Db,
  account: Pick<AccountRow, 'id' | 'totp_secret' | 'totp_step'>,
  typed: string,
  now: number,
): Promise<boolean> {
  const step = matchTotp(account.totp_secret, typed, now, account.totp_step);
  if (step !== null) {
    const taken = await db
      .updateTable('customers')
      .set({ totp_step: step })
      .where('id', '=', account.id)
      .where('totp_step', '<', step)
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  }
  const used = await db
    .deleteFrom('account_recovery_codes')
    .where('customer_id', '=', account.id)
    .where('code_hash', '=', hashRecoveryCode(typed))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
