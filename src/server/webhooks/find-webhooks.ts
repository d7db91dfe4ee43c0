import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { WebhookRow } from './save-webhook.ts';
import type { WebhookStatus, WebhookTables } from './tables.ts';

export interface WebhookQuery {
  status: WebhookStatus | null;
  search: string;
  include: readonly number[];
  exclude: readonly number[];
  after: number | undefined;
  before: number | undefined;
  orderBy: 'created_at' | 'id' | 'name';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

export async function listWebhooks(
  db: Db,
  query: WebhookQuery,
): Promise<{ webhooks: WebhookRow[]; total: number }> {
  const { total } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const webhooks = await matching(db, query)
    .selectAll()
    .orderBy(query.orderBy, query.order)
    .orderBy('id', query.order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { webhooks, total };
}

function matching(db: Db, { status, search, include, exclude, after, before }: WebhookQuery) {
  let webhooks = db.selectFrom('webhooks');
  if (status !== null) webhooks = webhooks.where('status', '=', status);
  if (include.length > 0) webhooks = webhooks.where('id', 'in', include);
  if (exclude.length > 0) webhooks = webhooks.where('id', 'not in', exclude);
  if (after !== undefined) webhooks = webhooks.where('created_at', '>', after);
  if (before !== undefined) webhooks = webhooks.where('created_at', '<', before);
  const words = search.trim().toLowerCase();
  if (words === '') return webhooks;
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return webhooks.where(sql<boolean>`lower(name) like ${like} escape '\\'`);
}

export async function webhookById(db: Db, id: number): Promise<WebhookRow | null> {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export type DeliveryRow = Selectable<WebhookTables['webhook_deliveries']>;

/** The latest first. */
export async function listDeliveries(
  db: Db,
  webhookId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ deliveries: DeliveryRow[]; total: number }> {
  const { total } = await db
    .selectFrom('webhook_deliveries')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow();
  const deliveries = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { deliveries, total };
}

export async function deliveryById(
  db: Db,
  webhookId: number,
  id: number,
): Promise<DeliveryRow | null> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const DAY = 24 * 60 * 60_000;

export async function purgeWebhookDeliveries(db: Db, now: number, days: number): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', now - days * DAY)
    .execute();
}
