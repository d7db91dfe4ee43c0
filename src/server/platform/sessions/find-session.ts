import { compiledQuery } from '../database/compiled-query.ts';
import type { Db } from '../database/database.ts';
import type { Session } from './session.ts';
import type { Visitor } from './visitor.ts';

const COLUMNS = ['id', 'customer_id', 'cart_owner', 'expires_at', 'ends_at'] as const;
const byId = compiledQuery((db, id: string, now: number) =>
  db.selectFrom('sessions').select(COLUMNS).where('id', '=', id).where('expires_at', '>', now),
);
const bySecret = compiledQuery((db, hash: string, now: number) =>
  db
    .selectFrom('sessions')
    .select(COLUMNS)
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', now),
);

type Row = Awaited<ReturnType<typeof byId>>[number];

function getSession([row]: readonly Row[]): Session | null {
  if (!row) return null;
  return {
    id: row.id,
    customerId: row.customer_id,
    cartOwner: row.cart_owner,
    expiresAt: row.expires_at,
    endsAt: row.ends_at,
  };
}

/** The visitor's session, by cookie or by token; null where there is none. */
export async function findSession(
  db: Db,
  { secretHash, tokenSession, started }: Pick<Visitor, 'secretHash' | 'tokenSession' | 'started'>,
  now: number,
): Promise<Session | null> {
  if (started !== null) return getSession(await byId(db, started, now));
  const byCookie = secretHash === null ? null : getSession(await bySecret(db, secretHash, now));
  // A cookie that has ended may come with a token that has not.
  return byCookie ?? (tokenSession === null ? null : getSession(await byId(db, tokenSession, now)));
}
