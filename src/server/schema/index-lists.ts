import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** By what lists of the admin are counted and sorted; in a large shop they would read every row. */
const INDEXES = [
  ['reviews_listed', 'reviews', ['created_at', 'id', 'parent_id', 'status']],
  ['reviews_by_status', 'reviews', ['status', 'parent_id', 'created_at', 'id']],
  ['customers_by_name', 'customers', ['display_name', 'id']],
  ['customers_by_role', 'customers', ['role', 'id']],
  ['newsletter_subscribers_listed', 'newsletter_subscribers', ['created_at desc', 'email']],
  [
    'newsletter_subscribers_state',
    'newsletter_subscribers',
    ['ended_at', 'created_at desc', 'email', 'confirmed_at'],
  ],
  ['audit_log_event', 'audit_log', ['event', 'id']],
  ['audit_log_customer', 'audit_log', ['customer_id', 'id']],
  ['manager_changes_who', 'manager_changes', ['who', 'at', 'id']],
  ['manager_changes_resource', 'manager_changes', ['resource', 'at', 'id']],
] as const;

export async function indexLists(db: Db): Promise<void> {
  for (const [name, table, columns] of INDEXES) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}

/** Replies are few among reviews, accounts of a role are many, and some accounts have many orders. */
export async function indexWhatIsLookedUp(db: Db): Promise<void> {
  await db.schema
    .createIndex('orders_paid_by')
    .on('orders')
    .column('customer_id')
    .where(sql<boolean>`paid_at is not null`)
    .execute();
  await db.schema
    .createIndex('reviews_replies')
    .on('reviews')
    .columns(['parent_id', 'id'])
    .where(sql<boolean>`parent_id is not null`)
    .execute();
  await db.schema
    .createIndex('customers_by_role_name')
    .on('customers')
    .columns(['role', 'display_name', 'id'])
    .execute();
}
