import { flag, json, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const passkeys: Migration = {
  name: '104-passkeys',
  async up(db) {
    await db.schema
      .createTable('account_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('customer_id', 'integer', ownedBy('customers.id'))
      .addColumn('public_key', 'text', required)
      .addColumn('counter', 'bigint', required)
      .addColumn('transports', json, withDefault('[]'))
      .addColumn('backed_up', flag, withDefault(0))
      .addColumn('name', 'text', required)
      .addColumn('created_at', time, required)
      .addColumn('used_at', time)
      .execute();
    await db.schema
      .createIndex('account_passkeys_customer')
      .on('account_passkeys')
      .column('customer_id')
      .execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('ticket_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('challenge', 'text', required)
      .addColumn('customer_id', 'integer', (column) =>
        column.references('customers.id').onDelete('cascade'),
      )
      .addColumn('expires_at', time, required)
      .execute();
    await db.schema
      .createIndex('passkey_challenges_expires')
      .on('passkey_challenges')
      .column('expires_at')
      .execute();
  },
};
