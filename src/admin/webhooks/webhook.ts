import { isTopic, WEBHOOK_EVENTS, WEBHOOK_RESOURCES } from '#rules/webhooks/topics.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Webhook } from '#wire/wc/webhook.ts';

const STATUSES = ['active', 'paused', 'disabled'] as const satisfies readonly Webhook['status'][];

export const STATUS_CHOICES = STATUSES.map((id) => ({
  id,
  name: adminMessages[`admin.webhooks.${id}`],
}));

/** Those of things that are created, changed and deleted; a topic of an action is typed. */
export const TOPICS = WEBHOOK_RESOURCES.flatMap((resource) =>
  WEBHOOK_EVENTS.map((event) => `${resource}.${event}`),
).filter(isTopic);

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
