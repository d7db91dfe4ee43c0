import type { ShopContext } from '#server/settings/context.ts';

/** How far the clock of a program may be from ours; nonces are stored for as long. */
export const OAUTH_WINDOW_MS = 15 * 60_000;

/** False where the key has used the nonce before. */
export async function takeOauthNonce(
  { db, now }: ShopContext,
  keyId: number,
  nonce: string,
): Promise<boolean> {
  await db
    .deleteFrom('oauth_nonces')
    .where('at', '<', now - 2 * OAUTH_WINDOW_MS)
    .execute();
  const inserted = await db
    .insertInto('oauth_nonces')
    .values({ key_id: keyId, nonce, at: now })
    .onConflict((conflict) => conflict.columns(['key_id', 'nonce']).doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return inserted !== undefined;
}
