import type { ShopContext } from '#server/settings/context.ts';
import { SECRET_PURPOSE } from './save-webhook.ts';

/** Encrypts with the current key what an earlier one encrypted; returns the ids that cannot be read. */
export async function encryptWebhookSecretsAgain({
  db,
  encryption,
}: Pick<ShopContext, 'db' | 'encryption'>): Promise<{ changed: number; unreadable: number[] }> {
  const rows = await db.selectFrom('webhooks').select(['id', 'secret']).execute();
  const unreadable: number[] = [];
  let changed = 0;
  for (const { id, secret: stored } of rows) {
    if (encryption.isCurrent(stored)) continue;
    const secret = encryption.decrypt(stored, SECRET_PURPOSE);
    if (secret === null) unreadable.push(id);
    else {
      await db
        .updateTable('webhooks')
        .set({ secret: encryption.encrypt(secret, SECRET_PURPOSE) })
        .where('id', '=', id)
        .execute();
      changed += 1;
    }
  }
  return { changed, unreadable };
}
