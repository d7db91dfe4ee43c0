import type { Db } from '../database/database.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { hashSecret, newSecret, SESSION_COOKIE, type Visitor } from './visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
const GUEST_LIFE = 30 * DAY;
const CUSTOMER_LIFE = 365 * DAY;

export interface Session {
  id: string;
  customerId: number | null;
  cartOwner: string;
  expiresAt: number;
  /** No use prolongs it beyond; null for a guest's, which has no such end. */
  endsAt: number | null;
}

export function getLife(customerId: number | null): number {
  return customerId === null ? GUEST_LIFE : CUSTOMER_LIFE;
}

/** Until when a session lasts that is used now. */
export function getExpiry({ customerId, endsAt }: Omit<Session, 'expiresAt'>, now: number): number {
  return Math.min(now + getLife(customerId), endsAt ?? Number.POSITIVE_INFINITY);
}

export function setSessionCookie(visitor: Visitor, secret: string, life: number): void {
  const choices = { maxAgeSeconds: life / 1000, https: visitor.https, httpOnly: true };
  visitor.cookies.set(SESSION_COOKIE, writeCookie(SESSION_COOKIE, secret, choices));
}

/** A session of this visitor that does not exist yet; `write` makes it so. */
export function startSession(visitor: Visitor, now: number) {
  const secret = newSecret();
  const session: Session = {
    id: visitor.newSession,
    customerId: null,
    cartOwner: `s:${visitor.newSession}`,
    expiresAt: now + GUEST_LIFE,
    endsAt: null,
  };
  return {
    session,
    async write(trx: Db): Promise<void> {
      await trx
        .insertInto('sessions')
        .values({
          id: session.id,
          secret_hash: hashSecret(secret),
          customer_id: null,
          cart_owner: session.cartOwner,
          created_at: now,
          expires_at: session.expiresAt,
          ends_at: null,
          seen_at: now,
        })
        .execute();
    },
    /** Once it is written: the visitor learns of it. */
    opened(): void {
      visitor.started = session.id;
      setSessionCookie(visitor, secret, GUEST_LIFE);
    },
  };
}

/** Once a day is enough to keep a session of a month alive, and spares every other visit a write. */
export function needsTouch(session: Session, now: number): boolean {
  return session.expiresAt < getExpiry(session, now) - DAY;
}

export async function touchSession(
  db: Db,
  visitor: Visitor,
  session: Session,
  now: number,
): Promise<void> {
  const expires_at = getExpiry(session, now);
  await db.updateTable('sessions').set({ expires_at }).where('id', '=', session.id).execute();
  const secret = readCookie(visitor.cookieHeader, SESSION_COOKIE);
  if (secret !== null) setSessionCookie(visitor, secret, expires_at - now);
}

export async function purgeSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}
