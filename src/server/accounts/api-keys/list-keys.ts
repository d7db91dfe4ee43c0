import type { Role } from '#rules/permissions/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { KeyPermissions } from '../tables.ts';
import { notExpired } from './not-expired.ts';

/** A key as its owner recognises it; neither the key nor its secret can be shown again. */
export interface ListedKey {
  id: number;
  name: string;
  permissions: KeyPermissions;
  /** The last characters of the key. */
  ending: string;
  customerId: number;
  email: string;
  role: Role;
  createdAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
  expiresAt: number | null;
}

interface KeyQuery {
  offset: number;
  limit: number;
  /** One that has expired is not active, although it was never revoked. */
  state: 'active' | 'expired' | 'revoked' | 'all';
}

export async function listKeys(
  { db, now }: { db: Db; now: number },
  { offset, limit, state }: KeyQuery,
): Promise<{ keys: ListedKey[]; total: number }> {
  const matching = () =>
    db
      .selectFrom('api_keys')
      .$if(state === 'active' || state === 'expired', (query) =>
        query.where('api_keys.revoked_at', 'is', null),
      )
      .$if(state === 'active', (query) => query.where(notExpired(now)))
      .$if(state === 'expired', (query) => query.where('api_keys.expires_at', '<=', now))
      .$if(state === 'revoked', (query) => query.where('api_keys.revoked_at', 'is not', null));
  const { total } = await matching()
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const keys = await withOwner(matching())
    .orderBy('api_keys.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { keys, total: Number(total) };
}

export async function listedKey(db: Db, id: number): Promise<ListedKey | null> {
  const key = await withOwner(db.selectFrom('api_keys'))
    .where('api_keys.id', '=', id)
    .executeTakeFirst();
  return key ?? null;
}

function withOwner(keys: ReturnType<typeof allKeys>) {
  return keys
    .innerJoin('customers', 'customers.id', 'api_keys.customer_id')
    .select([
      'api_keys.id',
      'api_keys.name',
      'api_keys.permissions',
      'api_keys.key_ending as ending',
      'api_keys.customer_id as customerId',
      'customers.email',
      'customers.role',
      'api_keys.created_at as createdAt',
      'api_keys.last_used_at as lastUsedAt',
      'api_keys.revoked_at as revokedAt',
      'api_keys.expires_at as expiresAt',
    ]);
}

function allKeys(db: Db) {
  return db.selectFrom('api_keys');
}
