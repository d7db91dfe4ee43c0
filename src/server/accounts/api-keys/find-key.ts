import { timingSafeEqual } from 'node:crypto';
import type { Role } from '#rules/permissions/permissions.ts';
import { compiledChange, compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { KeyPermissions } from '../tables.ts';
import { getPurpose, toHash } from './create-key.ts';
import { notExpired } from './not-expired.ts';

/** A key that is in force, with whom it acts for. */
export interface ActiveKey {
  id: number;
  name: string;
  permissions: KeyPermissions;
  customerId: number;
  role: Role;
  lastUsedAt: number | null;
  expiresAt: number | null;
  keyHash: string;
  secretHash: string;
  secretEncrypted: string;
}

const byHash = compiledQuery((db, hash: string, now: number) =>
  db
    .selectFrom('api_keys')
    .innerJoin('customers', 'customers.id', 'api_keys.customer_id')
    .select([
      'api_keys.id',
      'api_keys.name',
      'api_keys.permissions',
      'api_keys.customer_id as customerId',
      'customers.role',
      'api_keys.last_used_at as lastUsedAt',
      'api_keys.expires_at as expiresAt',
      'api_keys.key_hash as keyHash',
      'api_keys.secret_hash as secretHash',
      'api_keys.secret_encrypted as secretEncrypted',
    ])
    .where('api_keys.key_hash', '=', hash)
    .where('api_keys.revoked_at', 'is', null)
    .where(notExpired(now)),
);

export async function findKey(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  key: string,
): Promise<ActiveKey | null> {
  const [found] = await byHash(db, toHash(key), now);
  return found ?? null;
}

export function isSecretOf({ secretHash }: ActiveKey, secret: string): boolean {
  return timingSafeEqual(Buffer.from(secretHash), Buffer.from(toHash(secret)));
}

/** Null where none of the shop's encryption keys opens it. */
export function getSecret({ encryption }: ShopContext, key: ActiveKey): string | null {
  return encryption.decrypt(key.secretEncrypted, getPurpose(key.keyHash));
}

const MINUTE = 60_000;
const setLastUse = compiledChange((db, id: number, now: number) =>
  db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id),
);

/** To the minute, so that a busy program does not write at every request. */
export async function noteKeyUse({ db, now }: ShopContext, key: ActiveKey): Promise<void> {
  if (key.lastUsedAt !== null && now - key.lastUsedAt < MINUTE) return;
  await setLastUse(db, key.id, now);
}
