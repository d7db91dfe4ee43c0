import type { Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type Customer, getCustomer } from './customer.ts';
import type { CustomerTables } from './tables.ts';

/** With what only log-in may see: hash and second factor. */
export type AccountRow = Selectable<CustomerTables['customers']>;

export async function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function accountById(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findCustomer(ctx: ShopContext, id: number): Promise<Customer | null> {
  const row = await accountById(ctx.db, id);
  return row ? getCustomer(row, ctx.settings) : null;
}
