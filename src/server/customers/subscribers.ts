import { isBuiltInRole, isCustomRole, type Role } from '#rules/permissions/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from '#server/settings/defaults.ts';

// A subscriber is a customer to this shop, and may what a customer may; programs tell the two apart.

const NOTE = 'subscriber';

export type ListedRole = Role | typeof NOTE;

export function isListedRole(name: string): name is ListedRole {
  return name === NOTE || isBuiltInRole(name) || isCustomRole(name);
}

/** Whether the shop has this role, so that somebody can get it. */
export function isAssignable(settings: Settings, name: string): name is ListedRole {
  if (!isListedRole(name)) return false;
  return !isCustomRole(name) || settings['staff.roles'].some(({ id }) => id === name);
}

/** Which of these accounts are subscribers. */
export async function subscribersAmong(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('customer_notes')
    .select('customer_id')
    .where('name', '=', NOTE)
    .where('customer_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ customer_id: id }) => id));
}

export function listedRole(
  { id, role }: { id: number; role: Role },
  subscribers: ReadonlySet<number>,
): ListedRole {
  return role === 'customer' && subscribers.has(id) ? NOTE : role;
}

/** The role as it is stored: that of a customer. */
export function storedRole(role: ListedRole): Role {
  return role === NOTE ? 'customer' : role;
}

export async function saveSubscriber(db: Db, id: number, role: ListedRole): Promise<void> {
  if (role !== NOTE) {
    await db
      .deleteFrom('customer_notes')
      .where('customer_id', '=', id)
      .where('name', '=', NOTE)
      .execute();
    return;
  }
  await db
    .insertInto('customer_notes')
    .values({ customer_id: id, name: NOTE, value: 'yes' })
    .onConflict((conflict) => conflict.columns(['customer_id', 'name']).doNothing())
    .execute();
}
