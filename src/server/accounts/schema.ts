import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  large,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { AccountTables } from './tables.ts';

export const accountSchema: DomainSchema<AccountTables> = {
  tables: {
    saved_views: {
      columns: {
        id,
        customer_id: integer.ownedBy('customers.id'),
        screen: text,
        name: text,
        query: json,
      },
      unique: { saved_views_name: ['customer_id', 'screen', 'name'] },
    },
    account_recovery_codes: {
      columns: {
        customer_id: integer.ownedBy('customers.id'),
        code_hash: text,
      },
      key: ['account_recovery_codes_key', ['customer_id', 'code_hash']],
    },
    account_tokens: {
      columns: {
        hash: text.primaryKey(),
        purpose: text,
        customer_id: integer.ownedBy('customers.id').nullable(),
        email: text.default(''),
        created_at: time,
        expires_at: time,
      },
      indexes: {
        account_tokens_customer: ['customer_id', 'purpose'],
        account_tokens_expires: ['expires_at'],
      },
    },
    account_passkeys: {
      columns: {
        id: text.primaryKey(),
        customer_id: integer.ownedBy('customers.id'),
        public_key: text,
        counter: large,
        transports: json.default('[]'),
        backed_up: flag.default(0),
        name: text,
        created_at: time,
        used_at: time.nullable(),
      },
      indexes: {
        account_passkeys_customer: ['customer_id'],
      },
    },
    passkey_challenges: {
      columns: {
        ticket_hash: text.primaryKey(),
        challenge: text,
        customer_id: integer.ownedBy('customers.id').nullable(),
        expires_at: time,
      },
      indexes: {
        passkey_challenges_expires: ['expires_at'],
      },
    },
    api_keys: {
      columns: {
        id,
        customer_id: integer.ownedBy('customers.id'),
        name: text,
        permissions: text,
        key_hash: text,
        key_ending: text,
        secret_hash: text,
        secret_encrypted: text,
        created_at: time,
        last_used_at: time.nullable(),
        revoked_at: time.nullable(),
        expires_at: time.nullable(),
        made_by_key: integer.nullable(),
        made_by_password: integer.nullable(),
      },
      unique: { api_keys_key: ['key_hash'] },
      indexes: {
        api_keys_owner: ['customer_id'],
      },
    },
    application_passwords: {
      columns: {
        id,
        customer_id: integer.ownedBy('customers.id'),
        name: text,
        password_hash: text,
        created_at: time,
        last_used_at: time.nullable(),
        uuid: text.default(''),
        app_id: text.default(''),
        made_by_key: integer.nullable(),
        made_by_password: integer.nullable(),
        expires_at: time.nullable(),
      },
      unique: { application_passwords_hash: ['customer_id', 'password_hash'] },
      indexes: {
        application_passwords_uuid: { on: ['uuid'], isUnique: true },
      },
    },
    oauth_nonces: {
      columns: {
        key_id: integer.ownedBy('api_keys.id'),
        nonce: text,
        at: time,
      },
      key: ['oauth_nonces_key', ['key_id', 'nonce']],
      indexes: {
        oauth_nonces_at: ['at'],
      },
    },
    account_attempts: {
      columns: {
        name: text.primaryKey(),
        count: integer,
        started_at: time,
      },
      indexes: {
        account_attempts_started: ['started_at'],
      },
    },
  },
};
