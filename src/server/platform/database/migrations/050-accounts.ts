import { flag, idColumn, json, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const accounts: Migration = {
  name: '050-accounts',
  async up(db, engine) {
    await db.schema
      .createTable('customers')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', flag, withDefault(0))
      .addColumn('role', 'text', required)
      .addColumn('first_name', 'text', withDefault(''))
      .addColumn('last_name', 'text', withDefault(''))
      .addColumn('display_name', 'text', withDefault(''))
      .addColumn('password_hash', 'text', withDefault(''))
      .addColumn('billing', json, required)
      .addColumn('shipping', json, required)
      .addColumn('totp_secret', 'text', withDefault(''))
      .addColumn('totp_pending', 'text', withDefault(''))
      .addColumn('totp_step', time, withDefault(0))
      .addColumn('created_at', time, required)
      .addColumn('updated_at', time, required)
      .addColumn('last_login_at', time)
      .execute();
    await db.schema.createIndex('customers_role').on('customers').column('role').execute();
    await db.schema
      .createTable('account_recovery_codes')
      .addColumn('customer_id', 'integer', ownedBy('customers.id'))
      .addColumn('code_hash', 'text', required)
      .addPrimaryKeyConstraint('account_recovery_codes_key', ['customer_id', 'code_hash'])
      .execute();
    await db.schema
      .createTable('account_tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('purpose', 'text', required)
      .addColumn('customer_id', 'integer', (column) =>
        column.references('customers.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', withDefault(''))
      .addColumn('created_at', time, required)
      .addColumn('expires_at', time, required)
      .execute();
    await db.schema
      .createIndex('account_tokens_customer')
      .on('account_tokens')
      .columns(['customer_id', 'purpose'])
      .execute();
    await db.schema
      .createIndex('account_tokens_expires')
      .on('account_tokens')
      .column('expires_at')
      .execute();
    await db.schema
      .createTable('account_attempts')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('count', 'integer', required)
      .addColumn('started_at', time, required)
      .execute();
    await db.schema
      .createIndex('account_attempts_started')
      .on('account_attempts')
      .column('started_at')
      .execute();
  },
};
