import type { ShopContext } from '#server/settings/context.ts';
import { getPurpose } from './create-key.ts';

/** Encrypts with the current key what an earlier one encrypted; returns the ids that cannot be read. */
export async function encryptApiSecretsAgain({
  db,
  encryption,
}: Pick<ShopContext, 'db' | 'encryption'>): Promise<{ changed: number; unreadable: number[] }> {
  const keys = await db
    .selectFrom('api_keys')
    .select(['id', 'key_hash', 'secret_encrypted'])
    .where('revoked_at', 'is', null)
    .execute();
  const unreadable: number[] = [];
  let changed = 0;
  for (const { id, key_hash: keyHash, secret_encrypted: stored } of keys) {
    if (encryption.isCurrent(stored)) continue;
    const secret = encryption.decrypt(stored, getPurpose(keyHash));
    if (secret === null) unreadable.push(id);
    else {
      await db
        .updateTable('api_keys')
        .set({ secret_encrypted: encryption.encrypt(secret, getPurpose(keyHash)) })
        .where('id', '=', id)
        .execute();
      changed += 1;
    }
  }
  return { changed, unreadable };
}
