import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { CUSTOMER_COLUMNS, type Customer, getCustomer } from './customer.ts';
import { sessionLife } from './session-life.ts';

/** Who is logged in and by which session, for what belongs to the session itself. */
export interface LoggedIn {
  customer: Customer;
  /** The session's public number. */
  session: string;
  /** When the password was last typed again, for what is protected by more than a log-in. */
  confirmedAt: number | null;
}

/** What tells who it is. */
type Entered = Pick<Visitor, 'secretHash' | 'started'>;

const sessions = (db: Db, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(CUSTOMER_COLUMNS)
    .select([
      'sessions.id as session',
      'sessions.created_at as entered_at',
      'sessions.confirmed_at',
    ])
    .where('sessions.expires_at', '>', now);
const bySession = compiledQuery((db, id: string, now: number) =>
  sessions(db, now).where('sessions.id', '=', id),
);
const bySecret = compiledQuery((db, hash: string, now: number) =>
  sessions(db, now).where('sessions.secret_hash', '=', hash),
);

/**
 * Who asks, where they are logged in. Only the session's own cookie counts: a `Cart-Token` opens a
 * cart, never an account.
 */
export async function loggedIn(ctx: ShopContext, visitor: Entered): Promise<LoggedIn | null> {
  const { secretHash, started } = visitor;
  if (secretHash === null && started === null) return null;
  const [row] =
    started === null
      ? await bySecret(ctx.db, secretHash ?? '', ctx.now)
      : await bySession(ctx.db, started, ctx.now);
  if (!row) return null;
  // The setting or the role may have changed since.
  if (row.entered_at + sessionLife(ctx.settings, row.role) <= ctx.now) return null;
  const { session, confirmed_at: confirmedAt } = row;
  return { customer: getCustomer(row, ctx.settings), session, confirmedAt };
}

export async function currentCustomer(
  ctx: ShopContext,
  visitor: Entered,
): Promise<Customer | null> {
  return (await loggedIn(ctx, visitor))?.customer ?? null;
}
