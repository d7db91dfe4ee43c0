import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { PING_TOPIC } from '#rules/webhooks/topics.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { queueDeliveries } from './resource-changed.ts';
import type { WebhookStatus, WebhookTables } from './tables.ts';

export type WebhookRow = Selectable<WebhookTables['webhooks']>;

export const SECRET_PURPOSE = 'webhook-secret';

export interface WebhookFields {
  name: string;
  status: WebhookStatus;
  topic: string;
  deliveryUrl: string;
  /** '' makes a random one, as WooCommerce does. */
  secret: string;
}

type WebhookContext = Pick<ShopContext, 'db' | 'encryption' | 'now'>;

/** `db` is a transaction. A new webhook is pinged, so that its receiver can be seen to answer. */
export async function createWebhook(
  { db, encryption, now }: WebhookContext,
  { name, status, topic, deliveryUrl, secret }: WebhookFields,
): Promise<WebhookRow> {
  const row = await db
    .insertInto('webhooks')
    .values({
      name,
      status,
      topic,
      delivery_url: deliveryUrl,
      secret: encryption.encrypt(secret || randomBytes(25).toString('hex'), SECRET_PURPOSE),
      created_at: now,
      updated_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueDeliveries(db, [{ webhookId: row.id, topic: PING_TOPIC, resourceId: row.id }], now);
  return row;
}

/** One that is made active again begins without failures. */
export async function changeWebhook(
  { db, encryption, now }: WebhookContext,
  id: number,
  { name, status, topic, deliveryUrl, secret }: Partial<WebhookFields>,
): Promise<WebhookRow> {
  return db
    .updateTable('webhooks')
    .set({
      updated_at: now,
      ...(name !== undefined && { name }),
      ...(status !== undefined && { status }),
      ...(status === 'active' && { failures: 0 }),
      ...(topic !== undefined && { topic }),
      ...(deliveryUrl !== undefined && { delivery_url: deliveryUrl }),
      ...(secret && { secret: encryption.encrypt(secret, SECRET_PURPOSE) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** '' where the key it was encrypted with is gone: what it signs is refused by its receiver. */
export function getSecret(
  { encryption }: Pick<ShopContext, 'encryption'>,
  row: WebhookRow,
): string {
  return encryption.decrypt(row.secret, SECRET_PURPOSE) ?? '';
}

/** Its deliveries that wait are not sent any more. */
export async function deleteWebhook(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}
