import type { Db } from '#server/platform/database/database.ts';
import { getLife, type Session, touchSession } from '#server/platform/sessions/session.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';

/** Prolongs the session and its cart, which lives as long. */
export async function prolongCart(
  db: Db,
  visitor: Visitor,
  session: Session,
  now: number,
): Promise<void> {
  await touchSession(db, visitor, session, now);
  await db
    .updateTable('carts')
    .set({ expires_at: now + getLife(session.customerId) })
    .where('owner', '=', session.cartOwner)
    .execute();
}

export async function purgeCarts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('carts').where('expires_at', '<', now).execute();
}
