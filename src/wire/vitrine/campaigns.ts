import * as z from 'zod/mini';
import { CAMPAIGN_ACTIONS, CAMPAIGN_STATES } from '#rules/campaigns/campaign-state.ts';
import {
  choice,
  dateTime,
  integer,
  listOf,
  MAX_COUNT,
  mixed,
  nullable,
  text,
} from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';
import { MAX_BLOCKS } from './content.ts';

// Newsletter campaigns, as `vitrine/v1/campaigns` reads and writes them. Moments are texts in UTC.

const moment = z.iso.datetime();

export const campaignInput = {
  subject: text({ maxLength: 150, pattern: /\S/, problem: 'must not be empty.' }),
  preview: text({ maxLength: 200 }),
  /** Blocks as pages have them. */
  blocks: listOf(z.object({ kind: text({ maxLength: 40 }), settings: mixed() }), {
    most: MAX_BLOCKS,
  }),
  /** Of the customers; null for every subscriber. */
  segment_id: nullable(integer({ minimum: 1, maximum: MAX_COUNT })),
};
export const campaignQuery = { ...paging };

const figures = z.object({
  recipients: z.int(),
  waiting: z.int(),
  sent: z.int(),
  refused: z.int(),
  skipped: z.int(),
  clicked: z.int(),
  /** Of those who allowed it to be counted; `counted` says how many. */
  opened: z.int(),
  counted: z.int(),
  complained: z.int(),
  unsubscribed: z.int(),
  orders: z.int(),
  /** A decimal amount. */
  revenue: z.string(),
});

export const campaignReadOnly = {
  id: z.int(),
  state: z.enum(CAMPAIGN_STATES),
  send_at: z.nullable(moment),
  started_at: z.nullable(moment),
  ended_at: z.nullable(moment),
  created_at: moment,
  figures,
};

export const campaignResponse = z.object({
  ...campaignReadOnly,
  subject: z.string(),
  preview: z.string(),
  blocks: z.array(z.object({ kind: z.string(), settings: z.unknown() })),
  segment_id: z.nullable(z.int()),
});
export type CampaignItem = z.infer<typeof campaignResponse>;

export const campaignActionInput = {
  action: choice(CAMPAIGN_ACTIONS),
  /** When it is sent, for `schedule`; at once where it is left out. A moment without a zone is the shop's. */
  send_at: z.optional(dateTime()),
};

export const campaignPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Kinds of blocks that an email has nothing for. */
  left_out: z.array(z.string()),
});

export const campaignAudienceInput = {
  segment_id: z.optional(integer({ minimum: 1, maximum: MAX_COUNT })),
};
export const campaignAudience = z.object({
  /** How many subscribers would get it now. */
  recipients: z.int(),
  segments: z.array(z.object({ id: z.int(), name: z.string() })),
});

export const campaignTest = z.object({ to: z.string() });
