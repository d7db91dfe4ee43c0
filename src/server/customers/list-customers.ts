import { sql } from 'kysely';
import { searchList } from '#server/list-words/list-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inListOrder } from '#server/platform/database/sort-list.ts';
import type { AccountRow } from './find-customer.ts';
import { type ListedRole, storedRole } from './subscribers.ts';

export interface CustomerQuery {
  /** Null for every role. */
  role: ListedRole | readonly ListedRole[] | null;
  email?: string | undefined;
  /** Beginnings of words of the address and the names. */
  search?: string | undefined;
  include: readonly number[];
  exclude: readonly number[];
  /** `include`: in the order of that list. */
  orderBy: 'id' | 'email' | 'display_name' | 'created_at' | 'include';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** A page of accounts for managers. */
export async function listCustomers(
  db: Db,
  query: CustomerQuery,
): Promise<{ customers: AccountRow[]; total: number }> {
  const found = await searchList(db, 'account', query.search);
  const isNoted = await hasSubscribers(db);
  const matching = toMatching(db, query, isNoted);
  const total =
    found && !isNoted && isByRoleAlone(query)
      ? await found.count([query.role ?? []].flat())
      : await countRows(found ? matching.where(found.isFound) : matching);
  const customers = await sorted(found ? matching.where(found.isFoundInOrder) : matching, query)
    .selectAll()
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { customers, total };
}

async function countRows(accounts: Matching): Promise<number> {
  const { total } = await accounts
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether a search is narrowed by nothing but roles, with which words are stored. */
function isByRoleAlone({ role, email, include, exclude }: CustomerQuery): boolean {
  const roles = [role ?? []].flat();
  const isStored = role === null || (roles.length > 0 && !roles.includes('subscriber'));
  return isStored && email === undefined && include.length === 0 && exclude.length === 0;
}

/** Whether a note makes anyone a subscriber; few shops have one. */
async function hasSubscribers(db: Db): Promise<boolean> {
  const noted = await db
    .selectFrom('customer_notes')
    .select('customer_id')
    .where('name', '=', 'subscriber')
    .limit(1)
    .executeTakeFirst();
  return noted !== undefined;
}

type Matching = ReturnType<typeof toMatching>;

function sorted(customers: Matching, { orderBy, order, include }: CustomerQuery): Matching {
  if (orderBy !== 'include') return customers.orderBy(orderBy, order).orderBy('id', order);
  return include.length > 0
    ? customers.orderBy(inListOrder(include))
    : customers.orderBy('id', order);
}

/** Accounts of these roles, where a note distinguishes subscribers from customers. */
function hasRole(roles: readonly ListedRole[], isNoted: boolean) {
  if (roles.length === 0) return sql<boolean>`1 = 0`;
  const stored = sql.join(roles.map(storedRole));
  const noted = sql`customers.id in (select customer_id from customer_notes
    where name = 'subscriber')`;
  const isOf = sql<boolean>`role in (${stored})`;
  if (roles.includes('subscriber') === roles.includes('customer')) return isOf;
  if (!isNoted && !roles.includes('subscriber')) return isOf;
  return roles.includes('subscriber')
    ? sql<boolean>`${isOf} and (role <> 'customer' or ${noted})`
    : sql<boolean>`${isOf} and not (role = 'customer' and ${noted})`;
}

function toMatching(db: Db, query: CustomerQuery, isNoted: boolean) {
  const { role, email, include, exclude } = query;
  let customers = db.selectFrom('customers');
  if (role !== null) customers = customers.where(hasRole([role].flat(), isNoted));
  if (email !== undefined) customers = customers.where('email', '=', email.trim().toLowerCase());
  if (include.length > 0) customers = customers.where('id', 'in', include);
  if (exclude.length > 0) customers = customers.where('id', 'not in', exclude);
  return customers;
}
