import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import { compiledChange, compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isUniqueViolation } from '#server/platform/database/failures.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import {
  lifeOf,
  needsTouch,
  type Session,
  startSession,
  touchSession,
} from '#server/platform/sessions/session.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { type CartState, cartState, EMPTY_CART } from './cart-state.ts';

export interface StoredCart {
  /** Null for a visitor of whom nothing is remembered yet. */
  session: Session | null;
  /** 0 where there is no row yet. */
  version: number;
  state: CartState;
  /** The state as it is written; null where there is no row. */
  text: string | null;
  /** The number all that decides prices stood at when the cart was read; null where none is kept. */
  facts: number | null;
}

const NO_CART: StoredCart = {
  session: null,
  version: 0,
  state: EMPTY_CART,
  text: null,
  facts: null,
};

const sessionCart = (db: Db) =>
  db
    .selectFrom('sessions')
    .leftJoin('carts', 'carts.owner', 'sessions.cart_owner')
    .select(['id', 'customer_id', 'cart_owner', 'sessions.expires_at', 'version', 'state'])
    .select((eb) =>
      eb.selectFrom('counters').select('value').where('name', '=', 'facts').as('facts'),
    );
const bySession = compiledQuery((db, id: string, now: number) =>
  sessionCart(db).where('id', '=', id).where('sessions.expires_at', '>', now),
);
const bySecret = compiledQuery((db, hash: string, now: number) =>
  sessionCart(db).where('secret_hash', '=', hash).where('sessions.expires_at', '>', now),
);

/** What this process wrote itself needs no check: the next change of a cart reads the last one's. */
const writtenHere = new LruCache<string, CartState>({ max: 500 });

function readState(text: string): CartState {
  return writtenHere.get(text) ?? decodeJson(text, cartState);
}

/** By what a session is known. */
type Bearer = Pick<Visitor, 'secretHash' | 'tokenSession' | 'started'>;

/** Session and cart in one query; none at all for a visitor who carries nothing. */
export async function findStoredCart(db: Db, visitor: Bearer, now: number): Promise<StoredCart> {
  const { secretHash, tokenSession, started } = visitor;
  const id = started ?? (secretHash === null ? tokenSession : null);
  if (id === null && secretHash === null) return NO_CART;
  const [row] =
    id === null ? await bySecret(db, secretHash ?? '', now) : await bySession(db, id, now);
  // A cookie that has ended may come along with a token that has not.
  if (!row && secretHash !== null && tokenSession !== null && started === null) {
    return findStoredCart(db, { secretHash: null, tokenSession, started }, now);
  }
  if (!row) return NO_CART;
  return {
    session: {
      id: row.id,
      customerId: row.customer_id,
      cartOwner: row.cart_owner,
      expiresAt: row.expires_at,
    },
    version: row.version ?? 0,
    state: row.state === null ? EMPTY_CART : readState(row.state),
    text: row.state,
    facts: row.facts,
  };
}

/**
 * Writes the cart if nobody else has since it was read; false where somebody has, and the change is
 * to be decided again. A cart that exists is one conditional UPDATE, which is the whole transaction.
 */
export async function writeStoredCart(
  db: Db,
  visitor: Visitor,
  stored: StoredCart,
  state: CartState,
  now: number,
): Promise<boolean> {
  const text = encodeJson(state);
  writtenHere.set(text, state);
  if (stored.session === null) return startCart(db, visitor, text, now);
  const { session, version } = stored;
  if (!needsTouch(session, now)) return writeCartText(db, session, version, text, now);
  return runTransaction(db, async (trx) => {
    await touchSession(trx, visitor, session, now);
    return writeCartText(trx, session, version, text, now);
  });
}

const nextVersion = compiledChange(
  (db, owner: string, before: number, version: number, state: string, updated_at: number) =>
    db
      .updateTable('carts')
      .set({ version, state, updated_at })
      .where('owner', '=', owner)
      .where('version', '=', before),
);

/**
 * False where somebody else wrote it since this version was read. A cart lives as long as its
 * session: it is prolonged with it, once a day, and not by every change.
 */
export async function writeCartText(
  db: Db,
  session: Session,
  version: number,
  state: string,
  now: number,
): Promise<boolean> {
  if (version === 0) {
    const expires_at = now + lifeOf(session.customerId);
    const inserted = await db
      .insertInto('carts')
      .values({ owner: session.cartOwner, version: 1, state, updated_at: now, expires_at })
      .onConflict((conflict) => conflict.column('owner').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await nextVersion(db, session.cartOwner, version, version + 1, state, now);
  return updated === 1;
}

async function startCart(db: Db, visitor: Visitor, state: string, now: number): Promise<boolean> {
  const start = startSession(visitor, now);
  try {
    await runTransaction(db, async (trx) => {
      await start.write(trx);
      await writeCartText(trx, start.session, 0, state, now);
    });
  } catch (error) {
    // Two first requests with one token: the other one has started the session.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  start.opened();
  return true;
}
