import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { inListOrder, likeWords } from '#server/platform/database/sort-list.ts';
import type { AccountRow } from './find-customer.ts';
import { type ListedRole, storedRole } from './subscribers.ts';

export interface CustomerQuery {
  /** Null for every role. */
  role: ListedRole | readonly ListedRole[] | null;
  email?: string | undefined;
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
  const { total } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const customers = await sorted(matching(db, query), query)
    .selectAll()
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { customers, total };
}

type Matching = ReturnType<typeof matching>;

function sorted(customers: Matching, { orderBy, order, include }: CustomerQuery): Matching {
  if (orderBy !== 'include') return customers.orderBy(orderBy, order).orderBy('id', order);
  return include.length > 0
    ? customers.orderBy(inListOrder(include))
    : customers.orderBy('id', order);
}

/** Accounts of these roles, where a note distinguishes subscribers from customers. */
function hasRole(roles: readonly ListedRole[]) {
  if (roles.length === 0) return sql<boolean>`1 = 0`;
  const stored = sql.join(roles.map(storedRole));
  const noted = sql`exists (select 1 from customer_notes where customer_id = customers.id
    and name = 'subscriber')`;
  const isOf = sql<boolean>`role in (${stored})`;
  if (roles.includes('subscriber') === roles.includes('customer')) return isOf;
  return roles.includes('subscriber')
    ? sql<boolean>`${isOf} and (role <> 'customer' or ${noted})`
    : sql<boolean>`${isOf} and not (role = 'customer' and ${noted})`;
}

function matching(db: Db, query: CustomerQuery) {
  const { role, email, include, exclude } = query;
  let customers = db.selectFrom('customers');
  if (role !== null) customers = customers.where(hasRole([role].flat()));
  if (email !== undefined) customers = customers.where('email', '=', email.trim().toLowerCase());
  if (include.length > 0) customers = customers.where('id', 'in', include);
  if (exclude.length > 0) customers = customers.where('id', 'not in', exclude);
  const like = likeWords(query.search);
  if (like === null) return customers;
  return customers.where(
    sql<boolean>`(email like ${like} escape '\\' or lower(display_name) like ${like} escape '\\'
      or lower(first_name || ' ' || last_name) like ${like} escape '\\')`,
  );
}
