import { getDevice } from '#rules/accounts/device-name.ts';
import type { Role } from '#rules/permissions/permissions.ts';
import { clearCartCookies, setCartCookies } from '#server/cart/cart-cookies.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { mergeWithin } from '#server/cart/changing/merge-carts.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { sessionLife } from '#server/customers/session-life.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { writeCookie } from '#server/platform/sessions/cookies.ts';
import {
  getExpiry,
  getLife,
  type Session,
  setSessionCookie,
} from '#server/platform/sessions/session.ts';
import {
  hashSecret,
  newSecret,
  newSessionId,
  SESSION_COOKIE,
  setScriptCookie,
  type Visitor,
} from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { LOGGED_IN_COOKIE } from '#wire/account.ts';

/**
 * A session of a customer in place of the one the visitor has: it has a new secret, so that the old
 * one is worthless, and the guest's cart is merged into the customer's.
 */
export function startCustomerSession(
  { settings, now }: Pick<ShopContext, 'settings' | 'now'>,
  visitor: Visitor,
  before: Session | null,
  role: Role = 'customer',
) {
  const endsAt = now + sessionLife(settings, role);
  // Another customer was logged in here: their cart stays theirs.
  const guestCart = before?.customerId === null ? before.cartOwner : null;
  const id = newSessionId();
  const secret = newSecret();
  return {
    id,
    async write(trx: Db, customerId: number): Promise<void> {
      const cartOwner = guestCart ?? `s:${id}`;
      const session = { id, customerId: null, cartOwner, endsAt };
      const expiresAt = getExpiry({ ...session, customerId }, now);
      if (before) await trx.deleteFrom('sessions').where('id', '=', before.id).execute();
      await trx
        .insertInto('sessions')
        .values({
          id,
          secret_hash: hashSecret(secret),
          customer_id: null,
          cart_owner: cartOwner,
          created_at: now,
          expires_at: expiresAt,
          ends_at: endsAt,
          ...getDevice(visitor.userAgent),
          seen_at: now,
        })
        .execute();
      await mergeWithin(trx, { ...session, expiresAt }, customerId, now);
      await trx
        .updateTable('customers')
        .set({ last_login_at: now })
        .where('id', '=', customerId)
        .execute();
    },
    /** After the commit: the answer sets the cookies. */
    opened(customerId: number): void {
      visitor.started = id;
      setSessionCookie(
        visitor,
        secret,
        getExpiry({ id, customerId, cartOwner: '', endsAt }, now) - now,
      );
      showLoggedIn(visitor, true);
    },
  };
}

/** Logs the visitor in as this customer. */
export async function openCustomerSession(
  ctx: ShopContext,
  visitor: Visitor,
  customerId: number,
  role: Role,
): Promise<void> {
  const { db, now } = ctx;
  const before = (await findStoredCart(db, visitor, now)).session;
  const session = startCustomerSession(ctx, visitor, before, role);
  await runTransaction(db, (trx) => session.write(trx, customerId));
  session.opened(customerId);
  // Scripts find the merged cart by its cookies.
  setCartCookies(visitor, (await readCart(ctx, visitor)).cart);
}

/**
 * Logs out: the session is deleted, and the browser starts clean. The customer's cart is preserved.
 */
export async function closeCustomerSession(ctx: ShopContext, visitor: Visitor): Promise<void> {
  const { session } = await findStoredCart(ctx.db, visitor, ctx.now);
  if (session) await ctx.db.deleteFrom('sessions').where('id', '=', session.id).execute();
  endVisitor(visitor);
}

/** Clears every cookie about a person or a cart. */
export function endVisitor(visitor: Visitor): void {
  visitor.started = null;
  const gone = writeCookie(SESSION_COOKIE, '', {
    maxAgeSeconds: 0,
    https: visitor.https,
    httpOnly: true,
  });
  visitor.cookies.set(SESSION_COOKIE, gone);
  clearCartCookies(visitor);
  showLoggedIn(visitor, false);
}

/** Lets scripts of cached pages know that a customer is logged in; it grants nothing. */
export function showLoggedIn(visitor: Visitor, yes: boolean): void {
  setScriptCookie(visitor, LOGGED_IN_COOKIE, yes ? '1' : null, getLife(1) / 1000);
}

/** Ends every session of the customer but the one named: after a new password, others must ask again. */
export async function endOtherSessions(
  trx: Db,
  customerId: number,
  keep: string | null,
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .$if(keep !== null, (query) => query.where('id', '!=', keep ?? ''))
    .execute();
}
