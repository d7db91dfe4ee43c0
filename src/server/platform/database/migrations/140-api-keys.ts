import { idColumn, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Keys of programs that act for a person, passwords of single applications, and used OAuth nonces. */
export const apiKeys: Migration = {
  name: '140-api-keys',
  async up(db, engine) {
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('customer_id', 'integer', ownedBy('customers.id'))
      .addColumn('name', 'text', required)
      .addColumn('permissions', 'text', required)
      .addColumn('key_hash', 'text', required)
      .addColumn('key_ending', 'text', required)
      .addColumn('secret_hash', 'text', required)
      .addColumn('secret_encrypted', 'text', required)
      .addColumn('created_at', time, required)
      .addColumn('last_used_at', time)
      .addColumn('revoked_at', time)
      .addUniqueConstraint('api_keys_key', ['key_hash'])
      .execute();
    await db.schema.createIndex('api_keys_owner').on('api_keys').column('customer_id').execute();
    await db.schema
      .createTable('application_passwords')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('customer_id', 'integer', ownedBy('customers.id'))
      .addColumn('name', 'text', required)
      .addColumn('password_hash', 'text', required)
      .addColumn('created_at', time, required)
      .addColumn('last_used_at', time)
      .addUniqueConstraint('application_passwords_hash', ['customer_id', 'password_hash'])
      .execute();
    await db.schema
      .createTable('oauth_nonces')
      .addColumn('key_id', 'integer', ownedBy('api_keys.id'))
      .addColumn('nonce', 'text', required)
      .addColumn('at', time, required)
      .addPrimaryKeyConstraint('oauth_nonces_key', ['key_id', 'nonce'])
      .execute();
    await db.schema.createIndex('oauth_nonces_at').on('oauth_nonces').column('at').execute();
    await db.schema
      .createTable('manager_changes')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('at', time, required)
      .addColumn('customer_id', 'integer')
      .addColumn('key_id', 'integer')
      .addColumn('who', 'text', required)
      .addColumn('resource', 'text', required)
      .addColumn('subject', 'text', required)
      .addColumn('action', 'text', required)
      .addColumn('before', 'text', withDefault('null'))
      .addColumn('after', 'text', withDefault('null'))
      .execute();
    await db.schema
      .createIndex('manager_changes_subject')
      .on('manager_changes')
      .columns(['resource', 'subject'])
      .execute();
    await db.schema.createIndex('manager_changes_at').on('manager_changes').column('at').execute();
  },
};
