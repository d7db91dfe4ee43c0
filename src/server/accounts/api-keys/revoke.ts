import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ApplicationPassword } from './application-passwords.ts';

// Credentials that end, each with those it made: programs could make some until migration 310.

type RevokeContext = Pick<ShopContext, 'db' | 'now'>;

/** False where there is no such key, or it is revoked already. */
export async function revokeKey({ db, now }: RevokeContext, id: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('api_keys')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning(['customer_id', 'name'])
      .executeTakeFirst();
    if (!row) return false;
    const { customer_id: customerId, name } = row;
    const details = { key: id, name };
    await writeAudit(trx, { event: 'api-key-revoked', customerId, details }, now);
    await revokeMadeBy(trx, 'made_by_key', id, now);
    return true;
  });
}

/** Each of them stops to work at once. */
export async function revokeApplicationPasswords(
  { db, now }: RevokeContext,
  customerId: number,
  passwords: readonly Pick<ApplicationPassword, 'id' | 'name'>[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { id, name } of passwords) {
      await trx.deleteFrom('application_passwords').where('id', '=', id).execute();
      const details = { name };
      await writeAudit(trx, { event: 'application-password-revoked', customerId, details }, now);
      await revokeMadeBy(trx, 'made_by_password', id, now);
    }
  });
}

/** Of an account whose own credentials have changed: whoever knew the old ones may have made some. */
export async function revokeUserApplicationPasswords(
  trx: Db,
  customerId: number,
  now: number,
): Promise<void> {
  const all = await trx
    .selectFrom('application_passwords')
    .select(['id', 'name'])
    .where('customer_id', '=', customerId)
    .execute();
  await revokeApplicationPasswords({ db: trx, now }, customerId, all);
}

async function revokeMadeBy(
  trx: Db,
  column: 'made_by_key' | 'made_by_password',
  maker: number,
  now: number,
): Promise<void> {
  const ctx = { db: trx, now };
  const keys = await trx.selectFrom('api_keys').select('id').where(column, '=', maker).execute();
  for (const { id } of keys) await revokeKey(ctx, id);
  const passwords = await trx
    .selectFrom('application_passwords')
    .select(['id', 'name', 'customer_id'])
    .where(column, '=', maker)
    .execute();
  for (const { customer_id: owner, ...password } of passwords) {
    await revokeApplicationPasswords(ctx, owner, [password]);
  }
}
