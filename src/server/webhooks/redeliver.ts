import type { ShopContext } from '#server/settings/context.ts';
import type { DeliveryRow } from './find-webhooks.ts';
import { queueDeliveries } from './resource-changed.ts';
import type { WebhookRow } from './save-webhook.ts';

/**
 * Sends the same news again, as a delivery of its own: what it tells is read when it is sent. False
 * for a webhook that is not active, which would only drop it. `db` is a transaction.
 */
export async function redeliver(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  webhook: Pick<WebhookRow, 'id' | 'status'>,
  { topic, resource_id: resourceId }: Pick<DeliveryRow, 'topic' | 'resource_id'>,
): Promise<boolean> {
  if (webhook.status !== 'active') return false;
  await queueDeliveries(db, [{ webhookId: webhook.id, topic, resourceId }], now);
  return true;
}
