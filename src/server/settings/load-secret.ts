import { randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';

const secretRow = 'platform.nonceSecret';

/**
 * The shop's secret, made on first use. Two processes that start at once both try to insert; the
 * row's key lets one win, and both read what won.
 */
export async function loadSecret(db: Db, now: number): Promise<string> {
  const proposal = randomBytes(32).toString('hex');
  await db
    .insertInto('settings')
    .values({ name: secretRow, value: JSON.stringify(proposal), updated_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', secretRow)
    .executeTakeFirstOrThrow();
  const secret: unknown = JSON.parse(row.value);
  if (typeof secret !== 'string' || secret.length < 32) {
    throw new Error(`the setting ${secretRow} holds no usable secret; delete its row to make one`);
  }
  return secret;
}
