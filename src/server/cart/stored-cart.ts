import { claimUploads, uploadsIn } from '#server/options/uploads/visitor-uploads.ts';
import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { compiledChange, compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isUniqueViolation } from '#server/platform/database/failures.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import {
  getLife,
  needsTouch,
  type Session,
  startSession,
} from '#server/platform/sessions/session.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { prolongCart } from './cart-life.ts';
import { type CartState, cartState, EMPTY_CART } from './cart-state.ts';

export interface StoredCart {
  /** Null for a visitor without a session. */
  session: Session | null;
  /** 0 where there is no row yet. */
  version: number;
  state: CartState;
  /** The state as it is written; null where there is no row. */
  text: string | null;
  /** Version of everything that decides prices when the cart was read; null where there is none. */
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
    .select([
      'id',
      'customer_id',
      'cart_owner',
      'sessions.expires_at',
      'ends_at',
      'version',
      'state',
    ])
    .select((eb) =>
      eb.selectFrom('counters').select('value').where('name', '=', 'facts').as('facts'),
    );
const bySession = compiledQuery((db, id: string, now: number) =>
  sessionCart(db).where('id', '=', id).where('sessions.expires_at', '>', now),
);
const bySecret = compiledQuery((db, hash: string, now: number) =>
  sessionCart(db).where('secret_hash', '=', hash).where('sessions.expires_at', '>', now),
);

/** A state that this process wrote needs no validation when the next change reads it. */
const writtenHere = new LruCache<string, CartState>({ max: 500 });

function readState(text: string): CartState {
  return writtenHere.get(text) ?? decodeJson(text, cartState);
}

/** What identifies a session. */
type Bearer = Pick<Visitor, 'secretHash' | 'tokenSession' | 'started'>;

/** Session and cart in one query; no query for a visitor without cookie and token. */
export async function findStoredCart(db: Db, visitor: Bearer, now: number): Promise<StoredCart> {
  const { secretHash, tokenSession, started } = visitor;
  const id = started ?? (secretHash === null ? tokenSession : null);
  if (id === null && secretHash === null) return NO_CART;
  const [row] =
    id === null ? await bySecret(db, secretHash ?? '', now) : await bySession(db, id, now);
  // An expired cookie may be sent with a token that is still valid.
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
      endsAt: row.ends_at,
    },
    version: row.version ?? 0,
    state: row.state === null ? EMPTY_CART : readState(row.state),
    text: row.state,
    facts: row.facts,
  };
}

/**
 * Writes the cart if its version is still the one that was read; false where another request has
 * written it since, and the change is to be decided again. Files that come into the cart with this
 * write are claimed in its transaction. Without them, a cart that exists is one conditional UPDATE,
 * which is a transaction by itself.
 */
export async function writeStoredCart(
  db: Db,
  visitor: Visitor,
  stored: StoredCart,
  { state, text }: { state: CartState; text: string },
  now: number,
): Promise<boolean> {
  writtenHere.set(text, state);
  const files = newFiles(stored.state, state);
  if (stored.session === null) return startCart(db, visitor, text, files, now);
  const { session, version } = stored;
  const touch = needsTouch(session, now);
  if (!touch && files.length === 0) return writeCartText(db, session, version, text, now);
  return runTransaction(db, async (trx) => {
    if (touch) await prolongCart(trx, visitor, session, now);
    const written = await writeCartText(trx, session, version, text, now);
    if (written) await claimUploads(trx, files);
    return written;
  });
}

function newFiles(before: CartState, after: CartState): string[] {
  const files = getFiles(after);
  if (files.length === 0) return files;
  const known = new Set(getFiles(before));
  return files.filter((reference) => !known.has(reference));
}

function getFiles({ lines }: CartState): string[] {
  return uploadsIn(lines.map(({ choices }) => choices));
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
 * False where another request has written it since this version was read. A cart lives as long as its
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
    const expires_at = now + getLife(session.customerId);
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

async function startCart(
  db: Db,
  visitor: Visitor,
  state: string,
  files: readonly string[],
  now: number,
): Promise<boolean> {
  const start = startSession(visitor, now);
  try {
    await runTransaction(db, async (trx) => {
      await start.write(trx);
      await writeCartText(trx, start.session, 0, state, now);
      await claimUploads(trx, files);
    });
  } catch (error) {
    // Two first requests with one token: the other one has created the session.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  start.opened();
  return true;
}
