import { sql } from 'kysely';
import { idColumn, json, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/**
 * Webhooks and what was sent to them. Changes of one thing that follow each other before it is sent are
 * one delivery, which its index of those that wait makes sure of.
 */
export const webhooks: Migration = {
  name: '151-webhooks',
  async up(db, engine) {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('name', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('topic', 'text', required)
      .addColumn('delivery_url', 'text', required)
      .addColumn('secret', 'text', required)
      .addColumn('failures', 'integer', withDefault(0))
      .addColumn('created_at', time, required)
      .addColumn('updated_at', time)
      .execute();
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('webhook_id', 'integer', ownedBy('webhooks.id'))
      .addColumn('topic', 'text', required)
      .addColumn('resource_id', 'integer', required)
      .addColumn('state', 'text', required)
      .addColumn('changes', 'integer', withDefault(1))
      .addColumn('attempts', 'integer', withDefault(0))
      .addColumn('created_at', time, required)
      .addColumn('sent_at', time)
      .addColumn('duration_ms', 'integer', withDefault(0))
      .addColumn('request_headers', json, withDefault('{}'))
      .addColumn('request_body', 'text', withDefault(''))
      .addColumn('response_status', 'integer', withDefault(0))
      .addColumn('response_headers', json, withDefault('{}'))
      .addColumn('response_body', 'text', withDefault(''))
      .addColumn('problem', 'text', withDefault(''))
      .execute();
    await db.schema
      .createIndex('webhook_deliveries_waiting')
      .unique()
      .on('webhook_deliveries')
      .columns(['webhook_id', 'topic', 'resource_id'])
      .where(sql.ref('state'), '=', 'waiting')
      .execute();
    await db.schema
      .createIndex('webhook_deliveries_of')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'id'])
      .execute();
    await db.schema
      .createIndex('webhook_deliveries_age')
      .on('webhook_deliveries')
      .column('created_at')
      .execute();
  },
};
