import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';

// What an authenticator has to sign is stored here, under a ticket that the page holds: it is asked
// once, answered once, and deleted after a few minutes.

const LIFE = 5 * 60_000;

function toHash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

/** `customerId` is null for an anonymous visitor. Returns the ticket. */
export async function storeChallenge(
  db: Db,
  challenge: string,
  customerId: number | null,
  now: number,
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await db
    .insertInto('passkey_challenges')
    .values({
      ticket_hash: toHash(ticket),
      challenge,
      customer_id: customerId,
      expires_at: now + LIFE,
    })
    .execute();
  return ticket;
}

/** The challenge, once; null where the ticket is too old, used, or another customer's. */
export async function takeChallenge(
  db: Db,
  ticket: string,
  customerId: number | null,
  now: number,
): Promise<string | null> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('ticket_hash', '=', toHash(ticket))
    .where('customer_id', customerId === null ? 'is' : '=', customerId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge ?? null;
}
