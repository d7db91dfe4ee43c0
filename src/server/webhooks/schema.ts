import {
  type DomainSchema,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { WebhookTables } from './tables.ts';

export const webhookSchema: DomainSchema<WebhookTables> = {
  tables: {
    webhooks: {
      columns: {
        id,
        name: text,
        status: text,
        topic: text,
        delivery_url: text,
        secret: text,
        failures: integer.default(0),
        created_at: time,
        updated_at: time.nullable(),
      },
    },
    webhook_deliveries: {
      columns: {
        id,
        webhook_id: integer.ownedBy('webhooks.id'),
        topic: text,
        resource_id: integer,
        state: text,
        changes: integer.default(1),
        attempts: integer.default(0),
        created_at: time,
        sent_at: time.nullable(),
        duration_ms: integer.default(0),
        request_headers: json.default('{}'),
        request_body: text.default(''),
        response_status: integer.default(0),
        response_headers: json.default('{}'),
        response_body: text.default(''),
        problem: text.default(''),
      },
      indexes: {
        webhook_deliveries_waiting: {
          on: ['webhook_id', 'topic', 'resource_id'],
          where: "state = 'waiting'",
          isUnique: true,
        },
        webhook_deliveries_of: ['webhook_id', 'id'],
        webhook_deliveries_age: ['created_at'],
      },
    },
  },
};
