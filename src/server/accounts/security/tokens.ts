import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import type { TokenPurpose } from '../tables.ts';

// A link in an email holds a long random word; the database holds its hash, what it may do and until
// when. Using it takes the row away, so it works once.

export interface TokenInput {
  purpose: TokenPurpose;
  customerId: number | null;
  email: string;
  minutes: number;
}

export interface ClaimedToken {
  customerId: number | null;
  email: string;
}

function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The new link is the only one of its purpose that works: an older email is out of date. */
export async function makeToken(trx: Db, input: TokenInput, now: number): Promise<string> {
  if (input.customerId !== null) {
    await trx
      .deleteFrom('account_tokens')
      .where('customer_id', '=', input.customerId)
      .where('purpose', '=', input.purpose)
      .execute();
  }
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('account_tokens')
    .values({
      hash: toHash(token),
      purpose: input.purpose,
      customer_id: input.customerId,
      email: input.email,
      created_at: now,
      expires_at: now + input.minutes * 60_000,
    })
    .execute();
  return token;
}

/** Whose it is, without using it: a form may be shown for it. */
export async function findToken(
  db: Db,
  purpose: TokenPurpose,
  token: string,
  now: number,
): Promise<ClaimedToken | null> {
  const row = await db
    .selectFrom('account_tokens')
    .select(['customer_id', 'email'])
    .where('hash', '=', toHash(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { customerId: row.customer_id, email: row.email } : null;
}

/** Uses it up; null where it does not work (any more), or is not of the customer who is named. */
export async function takeToken(
  trx: Db,
  purpose: TokenPurpose,
  token: string,
  now: number,
  customerId?: number,
): Promise<ClaimedToken | null> {
  const row = await trx
    .deleteFrom('account_tokens')
    .where('hash', '=', toHash(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))
    .returning(['customer_id', 'email'])
    .executeTakeFirst();
  return row ? { customerId: row.customer_id, email: row.email } : null;
}

export async function dropTokens(
  trx: Db,
  customerId: number,
  purpose?: TokenPurpose,
): Promise<void> {
  const tokens = trx.deleteFrom('account_tokens').where('customer_id', '=', customerId);
  await (purpose === undefined ? tokens : tokens.where('purpose', '=', purpose)).execute();
}
