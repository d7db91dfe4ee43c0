import type { ShopContext } from '#server/settings/context.ts';

// The key of an authenticator app is stored encrypted: a copy of the database opens no account.

type KeyContext = Pick<ShopContext, 'encryption'>;

const getPurpose = (customerId: number) => `second-factor:${customerId}`;

export function encryptTotpKey({ encryption }: KeyContext, customerId: number, key: string) {
  return encryption.encrypt(key, getPurpose(customerId));
}

/** Null where there is none, or none that can be read. */
export function decryptTotpKey(
  { encryption }: KeyContext,
  customerId: number,
  stored: string,
): string | null {
  return encryption.decrypt(stored, getPurpose(customerId)) || null;
}

/**
 * Encrypts with the current key what an earlier version stored, or an earlier key encrypted. Returns
 * how many accounts it changed, and which have a key that cannot be read.
 */
export async function encryptTotpKeysAgain(
  ctx: Pick<ShopContext, 'db' | 'encryption'>,
): Promise<{ changed: number; unreadable: number[] }> {
  const { db, encryption } = ctx;
  const accounts = await db
    .selectFrom('customers')
    .select(['id', 'totp_secret', 'totp_pending'])
    .where((row) => row.or([row('totp_secret', '<>', ''), row('totp_pending', '<>', '')]))
    .execute();
  const unreadable = new Set<number>();
  let changed = 0;
  for (const { id, ...stored } of accounts) {
    for (const column of ['totp_secret', 'totp_pending'] as const) {
      const before = stored[column];
      if (before === '' || encryption.isCurrent(before)) continue;
      const key = decryptTotpKey(ctx, id, before);
      if (key === null) unreadable.add(id);
      else {
        await db
          .updateTable('customers')
          .set({ [column]: encryptTotpKey(ctx, id, key) })
          .where('id', '=', id)
          .where(column, '=', before)
          .execute();
        changed += 1;
      }
    }
  }
  return { changed, unreadable: [...unreadable] };
}
