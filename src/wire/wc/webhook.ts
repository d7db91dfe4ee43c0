import * as z from 'zod/mini';
import {
  choice,
  dateTime,
  integer,
  listOf,
  mixed,
  nullable,
  responseObject,
  text,
} from './field.ts';
import { contextField, dateFields, listFields, paging } from './list-query.ts';
import type { Served } from './response.ts';
import { moment } from './response-parts.ts';

const STATUSES = ['active', 'paused', 'disabled'] as const;

const DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed', 'dropped'] as const;

export const webhookInput = {
  name: text({ maxLength: 200 }),
  status: choice(STATUSES),
  topic: text({ maxLength: 200 }),
  secret: text({ maxLength: 200 }),
  delivery_url: text({ maxLength: 2000, format: 'uri' }),
};

export const webhookReadOnly = {
  id: integer(),
  resource: text(),
  event: text(),
  hooks: listOf(text()),
  date_created: dateTime(),
  date_created_gmt: dateTime(),
  date_modified: dateTime(),
  date_modified_gmt: dateTime(),
};

const { secret: _secret, ...visible } = webhookInput;

export const webhookResponse = responseObject({
  ...webhookReadOnly,
  ...visible,
  date_modified: z.nullable(moment),
  date_modified_gmt: z.nullable(moment),
});
export type Webhook = Served<typeof webhookResponse>;

const { after, before, dates_are_gmt } = dateFields;
export const webhookQuery = {
  ...listFields({ orderby: ['date', 'id', 'title'], usual: 'date' }),
  after,
  before,
  dates_are_gmt,
  status: z._default(choice(['all', ...STATUSES]), 'all'),
};

/** `vitrine/v1/webhooks/:webhook_id/deliveries`: what was sent, the latest first. */
export const deliveryQuery = { context: z._default(contextField, 'view'), ...paging };
export const deliveryReadOnly = {
  id: integer(),
  topic: text(),
  resource_id: integer(),
  state: choice(DELIVERY_STATES),
  changes: integer(),
  attempts: integer(),
  date_created: dateTime(),
  date_created_gmt: dateTime(),
  date_sent: nullable(dateTime()),
  date_sent_gmt: nullable(dateTime()),
  duration_ms: integer(),
  response_code: integer(),
  problem: text(),
  /** Of a single delivery only. */
  request_headers: z.optional(mixed()),
  request_body: z.optional(text()),
  response_headers: z.optional(mixed()),
  response_body: z.optional(text()),
};

export const deliveryResponse = responseObject({
  ...deliveryReadOnly,
  request_headers: z.optional(z.record(z.string(), z.string())),
  request_body: z.optional(z.string()),
  response_headers: z.optional(z.record(z.string(), z.string())),
  response_body: z.optional(z.string()),
});
export type WebhookDelivery = Served<typeof deliveryResponse>;
