import * as z from 'zod';
import { decodeJson } from '#server/platform/database/codec.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { Settings } from '#server/settings/defaults.ts';
import {
  type DeliveryRow,
  deliveryById,
  listDeliveries,
  webhookById,
} from '#server/webhooks/find-webhooks.ts';
import { redeliver } from '#server/webhooks/redeliver.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import {
  deliveryQuery,
  deliveryReadOnly,
  deliveryResponse,
  type WebhookDelivery,
} from '#wire/wc/webhook.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import { numericId, type ReadRequest } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine/vitrine-endpoint.ts';
import { writtenMoment } from '../shared/dates.ts';
import { unknownWebhook } from './webhooks.ts';

// What was sent to a webhook and what it answered: WooCommerce had such a list in its older API.

const headers = z.record(z.string(), z.string());

function deliveryItem(row: DeliveryRow, settings: Settings): WebhookDelivery {
  const created = writtenMoment(row.created_at, settings);
  const sent = writtenMoment(row.sent_at, settings);
  return {
    id: row.id,
    topic: row.topic || 'ping',
    resource_id: row.resource_id,
    state: row.state,
    changes: row.changes,
    attempts: row.attempts,
    date_created: created.local,
    date_created_gmt: created.gmt,
    date_sent: sent.local,
    date_sent_gmt: sent.gmt,
    duration_ms: row.duration_ms,
    response_code: row.response_status,
    problem: row.problem,
  };
}

/** One delivery with all that was sent and answered. */
function fullItem(row: DeliveryRow, settings: Settings): WebhookDelivery {
  return {
    ...deliveryItem(row, settings),
    request_headers: decodeJson(row.request_headers, headers),
    request_body: row.request_body,
    response_headers: decodeJson(row.response_headers, headers),
    response_body: row.response_body,
  };
}

const missing = invalidId('webhook_delivery', 'Invalid ID.');
const getWebhook = ({ parts }: ReadRequest) => numericId(parts.webhook_id ?? '');

const deliveries = managedResource({
  namespace: NAMESPACE,
  path: '/webhooks/:webhook_id/deliveries',
  idOf: numericId,
  title: 'webhook_delivery',
  permission: 'manage-settings',
  input: {},
  readOnly: deliveryReadOnly,
  response: deliveryResponse,
  query: deliveryQuery,
  missing,
  async list(request, query) {
    const { ctx } = request;
    if ((await webhookById(ctx.db, getWebhook(request))) === null) return unknownWebhook;
    const page = { offset: rowsBefore(query), limit: query.per_page };
    const { deliveries, total } = await listDeliveries(ctx.db, getWebhook(request), page);
    return { items: deliveries.map((row) => deliveryItem(row, ctx.settings)), total };
  },
  async read(request, id) {
    const row = await deliveryById(request.ctx.db, getWebhook(request), id);
    return row && fullItem(row, request.ctx.settings);
  },
});

const inactive: RestError = {
  code: 'vitrine_rest_webhook_inactive',
  message: 'This webhook is not active: nothing is sent to it.',
  status: 409,
};

const again = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-settings',
  summary: 'Send the news of a delivery again, as a delivery of its own',
  params: {},
  answer: { schema: z.object({ queued: z.boolean() }) },
  async handle(_, { ctx, manager, parts }) {
    const webhookId = numericId(parts.webhook_id ?? '');
    const id = numericId(parts.id ?? '');
    const sent = await changeAs(ctx, manager, async (recorded) => {
      const webhook = await webhookById(recorded.ctx.db, webhookId);
      if (!webhook) return { ok: false as const, error: unknownWebhook };
      const row = await deliveryById(recorded.ctx.db, webhookId, id);
      if (!row) return { ok: false as const, error: missing };
      if (!(await redeliver(recorded.ctx, webhook, row))) {
        return { ok: false as const, error: inactive };
      }
      const after = { webhook_id: webhookId, topic: row.topic, resource_id: row.resource_id };
      const partOf = { resource: 'webhook', id: webhookId };
      const change = { resource: 'webhook_delivery', id, partOf, action: 'created' } as const;
      await recorded.record({ ...change, before: null, after });
      return { ok: true as const };
    });
    return sent.ok ? found({ queued: true }) : refused(sent.error);
  },
});

export const deliveryRoutes: readonly RestRoute[] = [
  {
    namespace: NAMESPACE,
    path: '/webhooks/:webhook_id/deliveries/:id/redeliver',
    methods: { POST: again },
  },
  ...deliveries,
];
