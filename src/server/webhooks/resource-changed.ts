import { sql } from 'kysely';
import {
  getTopics,
  getWebhookEvent,
  type WebhookEvent,
  type WebhookResource,
} from '#rules/webhooks/topics.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { queueJobs } from '#server/platform/jobs/queue-job.ts';
import type { ChangeFollowers } from '#server/settings/change-as.ts';

// Tells webhooks what has changed, by a delivery and its job in the transaction of the change: both are
// there if and only if it commits. What is sent is read when it is sent, so changes of the same thing
// that come before are one delivery.

export const WEBHOOK_JOB = 'webhook';

export interface ResourceChange {
  resource: WebhookResource;
  event: WebhookEvent;
  ids: readonly number[];
  /** The status an order has reached. */
  status?: string;
}

// Asked with every order: compiled once. A shop has few webhooks, most have none.
const activeWebhooks = compiledQuery((db) =>
  db.selectFrom('webhooks').select(['id', 'topic']).where('status', '=', 'active').orderBy('id'),
);

export async function resourceChanged(
  trx: Db,
  { resource, event, ids, status }: ResourceChange,
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const hooks = await activeWebhooks(trx);
  if (hooks.length === 0) return;
  const topics = new Set(getTopics(resource, event, status));
  const matching = hooks.filter(({ topic }) => topics.has(topic));
  const inOrder = [...new Set(ids)].sort((one, other) => one - other);
  await queueDeliveries(
    trx,
    matching.flatMap(({ id, topic }) =>
      inOrder.map((resourceId) => ({ webhookId: id, topic, resourceId })),
    ),
    now,
  );
}

export interface NewDelivery {
  webhookId: number;
  topic: string;
  resourceId: number;
}

/** So many fit into one statement of either engine. */
const AT_ONCE = 500;

export async function queueDeliveries(
  trx: Db,
  deliveries: readonly NewDelivery[],
  now: number,
): Promise<void> {
  for (let from = 0; from < deliveries.length; from += AT_ONCE) {
    const part = deliveries.slice(from, from + AT_ONCE);
    const rows = await trx
      .insertInto('webhook_deliveries')
      .values(
        part.map(({ webhookId, topic, resourceId }) => ({
          webhook_id: webhookId,
          topic,
          resource_id: resourceId,
          state: 'waiting' as const,
          created_at: now,
        })),
      )
      // The update locks the row until this transaction ends: whoever begins to send it reads after.
      .onConflict((conflict) =>
        conflict
          .columns(['webhook_id', 'topic', 'resource_id'])
          .where('state', '=', sql.lit('waiting'))
          .doUpdateSet((eb) => ({ changes: eb('webhook_deliveries.changes', '+', 1) })),
      )
      .returning(['id', 'changes'])
      .execute();
    const added = rows.filter(({ changes }) => changes === 1);
    await queueJobs(
      trx,
      WEBHOOK_JOB,
      added.map(({ id }) => ({ deliveryId: id })),
      now,
    );
  }
}

/** What managers and their programs change. */
export const webhookFollowers: ChangeFollowers = {
  async changed(trx, change, now) {
    const known = getWebhookEvent(change);
    if (known) await resourceChanged(trx, { ...known, ids: [Number(change.id)] }, now);
  },
};
