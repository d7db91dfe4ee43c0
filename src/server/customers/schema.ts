import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import { roleAudit } from './role-audit.ts';
import type { CustomerTables } from './tables.ts';

export const customerSchema: DomainSchema<CustomerTables> = {
  tables: {
    customers: {
      columns: {
        id,
        email: text.unique(),
        email_verified: flag.default(0),
        role: text,
        first_name: text.default(''),
        last_name: text.default(''),
        display_name: text.default(''),
        password_hash: text.default(''),
        billing: json,
        shipping: json,
        totp_secret: text.default(''),
        totp_pending: text.default(''),
        totp_step: time.default(0),
        created_at: time,
        updated_at: time,
        last_login_at: time.nullable(),
        meta: json.default('[]'),
        username: text.default(''),
      },
      indexes: {
        customers_role: ['role'],
        customers_username: { on: ['username'], where: "username <> ''", isUnique: true },
      },
    },
    customer_notes: {
      columns: {
        customer_id: integer.ownedBy('customers.id'),
        name: text,
        value: text,
      },
      key: ['customer_notes_key', ['customer_id', 'name']],
    },
  },
  statements: roleAudit,
};
