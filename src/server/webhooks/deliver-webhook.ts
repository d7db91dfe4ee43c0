import { createHmac } from 'node:crypto';
import * as z from 'zod';
import {
  afterFailure,
  isDelivered,
  isTooManyFailures,
  MAX_DELIVERY_ATTEMPTS,
} from '#rules/webhooks/delivery.ts';
import { PING_TOPIC, topicParts } from '#rules/webhooks/topics.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { type Posted, type PostProblem, postBody } from '#server/platform/outgoing/post-body.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type DeliveryRow, webhookById } from './find-webhooks.ts';
import { getSecret, type WebhookRow } from './save-webhook.ts';
import type { DeliveryState } from './tables.ts';

// Sends one delivery. It may arrive twice, where a process dies between the answer and its note: its
// number in the header is the same each time.

export interface WebhookParts {
  origin: string;
  /** What is sent about a thing, or null where it is gone. */
  payload(ctx: ShopContext, topic: string, resourceId: number): Promise<unknown>;
}

const MILLISECONDS = 10_000;
const MAX_RESPONSE_BYTES = 16 * 1024;
/** Of what was sent, the log holds the beginning. */
const MAX_LOGGED = 64 * 1024;
const USER_AGENT = 'WooCommerce/9.0 Hookshot (Vitrine)';

const jobPayload = z.object({ deliveryId: z.int() });

/** Thrown so that the job is attempted again, later each time. */
class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
}

/** Receivers may take long to answer, and emails must not wait for them. */
const DELIVERIES_AT_ONCE = 4;

export function webhookHandler(parts: WebhookParts): JobHandler<ShopContext> {
  return {
    maxAttempts: MAX_DELIVERY_ATTEMPTS,
    maxConcurrent: DELIVERIES_AT_ONCE,
    async run(ctx, { payload, attempt }) {
      const { deliveryId } = jobPayload.parse(payload);
      const problem = await deliver(ctx, parts, deliveryId, attempt);
      if (problem !== null) throw new NotDelivered(problem);
    },
  };
}

/** Why it has to be attempted again; null where nothing is left to do. */
async function deliver(
  ctx: ShopContext,
  parts: WebhookParts,
  deliveryId: number,
  attempt: number,
): Promise<string | null> {
  const delivery = await begin(ctx.db, deliveryId, attempt);
  const webhook = delivery && (await webhookById(ctx.db, delivery.webhook_id));
  if (!webhook) return null;
  const isPing = delivery.topic === PING_TOPIC;
  if (!isPing && webhook.status !== 'active') {
    await end(ctx.db, deliveryId, { state: 'dropped', problem: `webhook is ${webhook.status}` });
    return null;
  }
  const body = await loadBody(ctx, parts, delivery);
  if (body === null) {
    await end(ctx.db, deliveryId, { state: 'dropped', problem: 'what it is about is gone' });
    return null;
  }
  const headers = isPing ? pingHeaders : signedHeaders(ctx, parts, webhook, delivery, body);
  const begun = performance.now();
  const posted = await postBody(
    webhook.delivery_url,
    { headers, body },
    {
      milliseconds: MILLISECONDS,
      maxBytes: MAX_RESPONSE_BYTES,
      allowPrivate: ctx.settings['webhooks.allowPrivateAddresses'],
    },
  );
  const problem = toProblem(posted);
  const next = problem === null ? 'delivered' : afterFailure(attempt);
  await end(ctx.db, deliveryId, {
    state: next === 'again' ? 'sending' : next === 'given-up' ? 'failed' : next,
    sent_at: ctx.now,
    duration_ms: Math.round(performance.now() - begun),
    request_headers: encodeJson(headers),
    request_body: body.slice(0, MAX_LOGGED),
    response_status: posted.ok ? posted.status : 0,
    response_headers: encodeJson(posted.ok ? posted.headers : {}),
    response_body: posted.ok ? posted.body.replaceAll('\0', '') : '',
    problem: problem ?? '',
  });
  if (next === 'delivered') await resetFailures(ctx.db, webhook);
  if (next === 'given-up' && !isPing) await countFailure(ctx, webhook, problem ?? '');
  return next === 'again' ? problem : null;
}

/** From now on a change of the same thing is another delivery: what is sent is read after this. */
async function begin(db: Db, id: number, attempts: number): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set({ state: 'sending', attempts })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .returningAll()
    .executeTakeFirst();
}

async function end(
  db: Db,
  id: number,
  result: Partial<Omit<DeliveryRow, 'id'>> & { state: DeliveryState; problem: string },
): Promise<void> {
  await db.updateTable('webhook_deliveries').set(result).where('id', '=', id).execute();
}

async function loadBody(
  ctx: ShopContext,
  { payload }: WebhookParts,
  { topic, resource_id: id, webhook_id: webhookId }: DeliveryRow,
): Promise<string | null> {
  if (topic === PING_TOPIC) return `webhook_id=${webhookId}`;
  const { resource, event } = topicParts(topic);
  if (resource === 'action') return JSON.stringify({ action: event, arg: id });
  // What is gone for good can be in the trash, too: of either only its number is sent.
  if (event === 'deleted') return JSON.stringify({ id });
  const item = await payload(ctx, topic, id);
  return item === null ? null : JSON.stringify(item);
}

const pingHeaders = {
  'user-agent': USER_AGENT,
  'content-type': 'application/x-www-form-urlencoded',
};

/** The signature of a body: HMAC-SHA256 with the webhook's secret, in base64. */
export function getSignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

function signedHeaders(
  ctx: ShopContext,
  { origin }: WebhookParts,
  webhook: WebhookRow,
  { id, topic }: DeliveryRow,
  body: string,
): Record<string, string> {
  const { resource, event } = topicParts(topic);
  return {
    'user-agent': USER_AGENT,
    'content-type': 'application/json',
    'x-wc-webhook-source': `${origin}/`,
    'x-wc-webhook-topic': topic,
    'x-wc-webhook-resource': resource,
    'x-wc-webhook-event': event,
    'x-wc-webhook-signature': getSignature(getSecret(ctx, webhook), body),
    'x-wc-webhook-id': String(webhook.id),
    'x-wc-webhook-delivery-id': String(id),
  };
}

const PROBLEMS: Readonly<Record<PostProblem, string>> = {
  'invalid-address': 'the address is not valid',
  'private-address': 'the address is not a public one',
  unreachable: 'the receiver could not be reached',
  'timed-out': 'the receiver did not answer in time',
};

function toProblem(posted: Posted): string | null {
  if (!posted.ok) return PROBLEMS[posted.problem];
  return isDelivered(posted.status) ? null : `the receiver answered ${posted.status}`;
}

async function resetFailures(db: Db, { id, failures }: WebhookRow): Promise<void> {
  if (failures === 0) return;
  await db.updateTable('webhooks').set({ failures: 0 }).where('id', '=', id).execute();
}

/** Of several deliveries that are given up at once, one disables the webhook. */
async function countFailure(ctx: ShopContext, webhook: WebhookRow, problem: string): Promise<void> {
  const counted = await ctx.db
    .updateTable('webhooks')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', webhook.id)
    .returning('failures')
    .executeTakeFirst();
  const failures = counted?.failures ?? 0;
  if (!isTooManyFailures(failures, ctx.settings['webhooks.mostFailures'])) return;
  const disabled = await ctx.db
    .updateTable('webhooks')
    .set({ status: 'disabled', updated_at: ctx.now })
    .where('id', '=', webhook.id)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  if (!disabled) return;
  const { id, name, topic, delivery_url: address } = webhook;
  ctx.notifyManager({
    code: 'webhooks.disabled',
    subject: String(id),
    details: { webhook: id, name, topic, address, failures, problem },
  });
}
