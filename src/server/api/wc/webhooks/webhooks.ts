import { isTopic, topicHooks, topicParts } from '#rules/webhooks/topics.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { listWebhooks, webhookById } from '#server/webhooks/find-webhooks.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  type WebhookFields,
  type WebhookRow,
} from '#server/webhooks/save-webhook.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import {
  type Webhook,
  webhookInput,
  webhookQuery,
  webhookReadOnly,
  webhookResponse,
} from '#wire/wc/webhook.ts';
import { codecFor } from '../../rest/codec.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import { numericId, type PartialOf, type Saved, type WriteRequest } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { moments, writtenDates } from '../shared/dates.ts';

export const unknownWebhook = invalidId('shop_webhook', 'Invalid ID.');
const ORDER_BY = { date: 'created_at', id: 'id', title: 'name' } as const;

const { field, renamed, codec } = codecFor<WebhookRow, WebhookFields>();

const webhookCodec = codec({
  name: field('name', { read: (name: string) => name.trim() }),
  status: field('status'),
  topic: field('topic'),
  delivery_url: renamed('delivery_url', 'deliveryUrl'),
});

/** Its secret is never answered. */
export function webhookItem(row: WebhookRow, settings: Settings): Webhook {
  const { resource, event } = topicParts(row.topic);
  return {
    id: row.id,
    ...webhookCodec.toResponse(row),
    resource,
    event,
    hooks: topicHooks(row.topic),
    ...writtenDates('date_created', row.created_at, settings),
    ...writtenDates('date_modified', row.updated_at, settings),
  };
}

function refusal(what: string, message: string): RestError {
  return { code: `woocommerce_rest_shop_webhook_invalid_${what}`, message, status: 400 };
}

const invalidUrl = refusal(
  'delivery_url',
  'Webhook delivery URL must be a valid URL starting with http:// or https://.',
);

/** Which machine it names is checked when something is sent to it. */
function isDeliveryUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '';
}

type Input = PartialOf<typeof webhookInput>;

function problemIn({ topic, delivery_url: url }: Input): RestError | null {
  if (topic !== undefined && !isTopic(topic)) {
    return refusal('topic', 'Webhook topic is required and must be valid.');
  }
  return url !== undefined && !isDeliveryUrl(url) ? invalidUrl : null;
}

async function create(request: WriteRequest, input: Input): Promise<Saved<Webhook>> {
  const { ctx, record } = request;
  const error = problemIn({ topic: '', delivery_url: '', ...input });
  if (error) return { ok: false, error };
  const { changes } = webhookCodec.fromInput(input);
  const row = await createWebhook(ctx, {
    status: 'active',
    topic: '',
    deliveryUrl: '',
    ...changes,
    name: changes.name || `Webhook on ${input.topic}`,
    secret: input.secret ?? '',
  });
  const item = webhookItem(row, ctx.settings);
  await record({ resource: 'webhook', id: row.id, action: 'created', before: null, after: item });
  return { ok: true, item };
}

async function update(request: WriteRequest, id: number, input: Input): Promise<Saved<Webhook>> {
  const { ctx, record } = request;
  const error = problemIn(input);
  if (error) return { ok: false, error };
  const row = await webhookById(ctx.db, id);
  if (!row) return { ok: false, error: unknownWebhook };
  const { secret } = input;
  const { changes } = webhookCodec.fromInput(input);
  const changed = await changeWebhook(ctx, id, { ...changes, ...(secret && { secret }) });
  const before = webhookItem(row, ctx.settings);
  const item = webhookItem(changed, ctx.settings);
  await record({ resource: 'webhook', id, action: 'updated', before, after: item });
  return { ok: true, item };
}

async function remove({ ctx, record }: WriteRequest, id: number): Promise<Saved<Webhook>> {
  const row = await webhookById(ctx.db, id);
  if (!row) return { ok: false, error: unknownWebhook };
  await deleteWebhook(ctx.db, id);
  const item = webhookItem(row, ctx.settings);
  await record({ resource: 'webhook', id, action: 'deleted', before: item, after: null });
  return { ok: true, item };
}

export const webhookRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/webhooks',
  idOf: numericId,
  title: 'webhook',
  permission: 'manage-settings',
  input: webhookInput,
  required: ['topic', 'delivery_url'],
  readOnly: webhookReadOnly,
  response: webhookResponse,
  query: webhookQuery,
  missing: unknownWebhook,
  batch: true,
  async list({ ctx }, query) {
    const { after, before } = moments(query, ctx.settings);
    const { webhooks, total } = await listWebhooks(ctx.db, {
      status: query.status === 'all' ? null : query.status,
      search: query.search ?? '',
      include: query.include,
      exclude: query.exclude,
      after,
      before,
      orderBy: ORDER_BY[query.orderby],
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    return { items: webhooks.map((row) => webhookItem(row, ctx.settings)), total };
  },
  async read({ ctx }, id) {
    const row = await webhookById(ctx.db, id);
    return row && webhookItem(row, ctx.settings);
  },
  create,
  update,
  remove,
});
