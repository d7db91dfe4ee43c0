import { randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import type { ShopContext } from './context.ts';

const secretRow = 'platform.nonceSecret';

/**
 * The shop's secret, made on first use and stored encrypted. Two processes that start at once both try
 * to insert; the row's key lets one win, and both read what won.
 */
export async function loadSecret(
  ctx: Pick<ShopContext, 'db' | 'now' | 'encryption'>,
): Promise<string> {
  const { db, encryption } = ctx;
  const row = (await findSecret(db)) ?? (await makeSecret(ctx));
  const stored: unknown = JSON.parse(row.value);
  const secret = typeof stored === 'string' ? encryption.decrypt(stored, secretRow) : '';
  if (secret === null) {
    throw new StartProblem(
      'The secrets in the database were encrypted with another key: set SECRET_KEY to it, or restore the file secret-key of the data folder.',
    );
  }
  if (typeof stored !== 'string' || secret.length < 32) {
    throw new Error(`the setting ${secretRow} holds no usable secret; delete its row to make one`);
  }
  if (!encryption.isCurrent(stored)) await encryptAgain(ctx, row.value, secret);
  return secret;
}

async function findSecret(db: Db): Promise<{ value: string } | undefined> {
  return await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', secretRow)
    .executeTakeFirst();
}

/** Only where there is none: on PostgreSQL an insert that does nothing counts as a changed setting, too. */
async function makeSecret({
  db,
  now,
  encryption,
}: Pick<ShopContext, 'db' | 'now' | 'encryption'>): Promise<{ value: string }> {
  const proposal = encryption.encrypt(randomBytes(32).toString('hex'), secretRow);
  await db
    .insertInto('settings')
    .values({ name: secretRow, value: JSON.stringify(proposal), updated_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await findSecret(db);
  if (!made) throw new Error(`the setting ${secretRow} was deleted while it was made`);
  return made;
}

/** Stored by an earlier version, or before the key was changed. */
async function encryptAgain(
  { db, now, encryption }: Pick<ShopContext, 'db' | 'now' | 'encryption'>,
  before: string,
  secret: string,
): Promise<void> {
  const value = JSON.stringify(encryption.encrypt(secret, secretRow));
  await db
    .updateTable('settings')
    .set({ value, updated_at: now })
    .where('name', '=', secretRow)
    .where('value', '=', before)
    .execute();
}
