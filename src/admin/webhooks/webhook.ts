import * as z from 'zod/mini';
import { isTopic, WEBHOOK_EVENTS, WEBHOOK_RESOURCES } from '#rules/webhooks/topics.ts';
import { adminMessages } from '#wire/messages/admin.ts';

const STATUSES = ['active', 'paused', 'disabled'] as const;

/** As `wc/v3/webhooks` answers it. */
export interface Webhook {
  id: number;
  name: string;
  status: (typeof STATUSES)[number];
  topic: string;
  delivery_url: string;
}

export const STATUS_CHOICES = STATUSES.map((id) => ({
  id,
  name: adminMessages[`admin.webhooks.${id}`],
}));

/** Those of things that are created, changed and deleted; a topic of an action is typed. */
export const TOPICS = WEBHOOK_RESOURCES.flatMap((resource) =>
  WEBHOOK_EVENTS.map((event) => `${resource}.${event}`),
).filter(isTopic);

const delivery = z.object({
  id: z.number(),
  topic: z.string(),
  resource_id: z.number(),
  state: z.enum(['waiting', 'sending', 'delivered', 'failed', 'dropped']),
  attempts: z.number(),
  date_created_gmt: z.string(),
  date_sent_gmt: z.nullable(z.string()),
  duration_ms: z.number(),
  response_code: z.number(),
  problem: z.string(),
});
export type Delivery = z.infer<typeof delivery>;
export const deliveries = z.array(delivery);

const headers = z.record(z.string(), z.string());
export const fullShipping = z.extend(delivery, {
  request_headers: headers,
  request_body: z.string(),
  response_headers: headers,
  response_body: z.string(),
});

/** The form as the API takes it: an empty secret stays what it is. */
export function webhookChanges({
  name,
  status,
  topic,
  delivery_url,
  secret,
}: Record<string, unknown>) {
  return { name: name ?? '', status, topic, delivery_url, ...(Boolean(secret) && { secret }) };
}
