import { createHash, randomBytes } from 'node:crypto';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { KeyPermissions } from '../tables.ts';

// A key names a program, its secret proves it. Both are random and long, so a plain hash of them is as
// good as a slow one. The secret is also stored encrypted, with a key from outside the database, as a
// signed request (OAuth 1.0a) can only be checked with the secret itself.

export interface KeyPair {
  key: string;
  secret: string;
}

export interface NewKey {
  customerId: number;
  name: string;
  permissions: KeyPermissions;
  /** Until it is revoked, where nothing is said. */
  expiresAt?: number | null | undefined;
}

type KeyContext = Pick<ShopContext, 'db' | 'encryption' | 'now'>;

const ENDING = 7;

export function toHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export const getPurpose = (keyHash: string) => `api-key:${keyHash}`;

export function randomPair(): KeyPair {
  const random = () => randomBytes(20).toString('hex');
  return { key: `ck_${random()}`, secret: `cs_${random()}` };
}

/** The pair is not shown again after this. */
export async function createKey(
  { db, encryption, now }: KeyContext,
  { customerId, name, permissions, expiresAt = null }: NewKey,
  pair: KeyPair = randomPair(),
): Promise<KeyPair & { id: number }> {
  const keyHash = toHash(pair.key);
  const id = await inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto('api_keys')
      .values({
        customer_id: customerId,
        name,
        permissions,
        key_hash: keyHash,
        key_ending: pair.key.slice(-ENDING),
        secret_hash: toHash(pair.secret),
        secret_encrypted: encryption.encrypt(pair.secret, getPurpose(keyHash)),
        created_at: now,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const details = { key: row.id, name, permissions };
    await writeAudit(trx, { event: 'api-key-created', customerId, details }, now);
    return row.id;
  });
  return { id, ...pair };
}
