import * as z from 'zod/mini';
import {
  choice,
  dateTime,
  flag,
  group,
  integer,
  listOf,
  MAX_COUNT,
  nullable,
  text,
} from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';
import { AUDIT_EVENTS } from './audit-events.ts';

// What running the shop takes, as `vitrine/v1` reads and writes it: jobs, the manager's log, health,
// keys and people. Moments are texts in UTC.

const moment = z.iso.datetime();
const ids = integer({ minimum: 0, maximum: MAX_COUNT });

export const jobReadOnly = {
  id: z.int(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'dead']),
  recurring: z.boolean(),
  attempts: z.int(),
  run_at: moment,
  created_at: moment,
  last_error: z.string(),
  /** What it is about, as far as it may be shown. */
  about: z.record(z.string(), z.union([z.string(), z.number()])),
};
export const jobResponse = z.object(jobReadOnly);
export type Job = z.infer<typeof jobResponse>;

export const jobQuery = {
  ...paging,
  state: z.optional(choice(['waiting', 'running', 'dead'])),
  kind: z.optional(text({ maxLength: 80 })),
  recurring: z.optional(flag()),
};

export const jobCounts = z.object({
  waiting: z.int(),
  running: z.int(),
  dead: z.int(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      recurring: z.boolean(),
      waiting: z.int(),
      running: z.int(),
      dead: z.int(),
    }),
  ),
});

export const retryInput = { kind: z.optional(text({ maxLength: 80 })) };
export const retryResponse = z.object({ retried: z.int() });

export const changeQuery = {
  ...paging,
  who: z.optional(text({ maxLength: 200 })),
  customer_id: z.optional(ids),
  key_id: z.optional(ids),
  resource: z.optional(text({ maxLength: 80 })),
  subject: z.optional(text({ maxLength: 200 })),
  /** With both of these: also what was changed of its parts, such as the notes of an order. */
  with_parts: z.optional(flag()),
  action: z.optional(choice(['created', 'updated', 'deleted'])),
  after: z.optional(dateTime()),
  before: z.optional(dateTime()),
};

export const changeResponse = z.array(
  z.object({
    id: z.int(),
    at: moment,
    who: z.string(),
    customer_id: z.nullable(z.int()),
    key_id: z.nullable(z.int()),
    resource: z.string(),
    subject: z.string(),
    /** What it is a part of. */
    part_of: z.nullable(z.object({ resource: z.string(), subject: z.string() })),
    action: z.enum(['created', 'updated', 'deleted']),
    before: z.unknown(),
    after: z.unknown(),
  }),
);
export type LoggedChange = z.infer<typeof changeResponse>[number];

export const auditQuery = {
  ...paging,
  event: z.optional(choice(AUDIT_EVENTS)),
  customer_id: z.optional(ids),
  who: z.optional(text({ maxLength: 200 })),
  after: z.optional(dateTime()),
  before: z.optional(dateTime()),
};

export const auditResponse = z.array(
  z.object({
    id: z.int(),
    at: moment,
    event: z.string(),
    customer_id: z.nullable(z.int()),
    who: z.string(),
    address: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
);
export type AuditEntry = z.infer<typeof auditResponse>[number];

const verdict = z.enum(['good', 'attention', 'bad']);
export const healthResponse = z.object({
  status: verdict,
  verdict: z.string(),
  checks: z.array(
    z.object({ id: z.string(), status: verdict, message: z.string(), advice: z.string() }),
  ),
});
export type Health = z.infer<typeof healthResponse>;

const count = z.int().check(z.minimum(0));
/** How fast the shop responds, of all processes that serve it, since `since` at the earliest. */
export const figuresResponse = z.object({
  since: moment,
  processes: z.array(
    z.object({
      host: z.string(),
      pid: z.int(),
      /** Of several workers of one supervisor. */
      worker: z.nullable(z.int()),
      up_seconds: count,
      memory_bytes: count,
      /** How much later than due it turns to its next task; 99 of 100 delays were shorter. */
      delay_ms: z.number(),
    }),
  ),
  cache: z.object({ hits: count, misses: count }),
  queue: z.object({ waiting: count, oldest_seconds: count }),
  routes: z.array(
    z.object({
      route: z.string(),
      requests: count,
      /** What 95 of 100 requests took at most. */
      p95_ms: z.number(),
      /** It is more than that, which is the largest time that is counted. */
      is_more: z.boolean(),
    }),
  ),
});
export type Figures = z.infer<typeof figuresResponse>;

export const storageResponse = z.object({
  total_bytes: z.int(),
  parts: z.array(z.object({ id: z.string(), label: z.string(), files: z.int(), bytes: z.int() })),
});

export const keyInput = {
  name: text({ maxLength: 80, pattern: /\S/, problem: 'must not be empty.' }),
  permissions: choice(['read', 'write', 'read_write']),
  /** Whom it acts for; whoever makes it, where nothing is said. */
  user_id: ids,
  /** When it ends by itself; a moment without a zone is the shop's. */
  expires_at: nullable(dateTime()),
};

export const keyReadOnly = {
  id: z.int(),
  /** The last characters of the key. */
  ending: z.string(),
  user_email: z.string(),
  role: z.string(),
  created_at: moment,
  last_used_at: z.nullable(moment),
  revoked_at: z.nullable(moment),
  /** Shown once, in the answer that made it. */
  consumer_key: z.optional(z.string()),
  consumer_secret: z.optional(z.string()),
};
export const keyResponse = z.object({ ...keyInput, ...keyReadOnly });
export type ApiKey = z.infer<typeof keyResponse>;

export const keyQuery = {
  ...paging,
  state: z._default(choice(['active', 'expired', 'revoked', 'all']), 'active'),
};

export const memberInput = {
  email: text({ maxLength: 254 }),
  name: text({ maxLength: 80 }),
  role: text({ maxLength: 60 }),
};

export const memberReadOnly = {
  id: z.int(),
  /** What the shop calls a role it has added; empty for a built-in one. */
  role_name: z.string(),
  invited: z.boolean(),
  second_factor: z.boolean(),
  passkeys: z.int(),
  last_login_at: z.nullable(moment),
  created_at: moment,
};
export const memberResponse = z.object({ ...memberInput, ...memberReadOnly });
export type Member = z.infer<typeof memberResponse>;

export const subscriberQuery = {
  ...paging,
  state: z._default(choice(['subscribed', 'asked', 'ended', 'all']), 'subscribed'),
  search: z.optional(text({ maxLength: 200 })),
};

export const subscriberResponse = z.array(
  z.object({
    /** The address once more, for lists that go by `id`. */
    id: z.string(),
    email: z.string(),
    state: z.enum(['subscribed', 'asked', 'ended']),
    consent: z.string(),
    asked_at: moment,
    confirmed_at: z.nullable(moment),
    ended_at: z.nullable(moment),
  }),
);
export type Subscriber = z.infer<typeof subscriberResponse>[number];

/** Entries of a file from another program, with the proof of consent. */
export const MAX_IMPORTED = 500;
export const subscriberImport = {
  subscribers: listOf(
    group({
      email: text({ maxLength: 254 }),
      consent: text({ maxLength: 500 }),
      confirmed_at: text({ maxLength: 40 }),
    }),
    { most: MAX_IMPORTED },
  ),
};
export const subscribersImported = z.object({
  added: z.int(),
  /** Subscribed already. */
  known: z.int(),
  /** They have unsubscribed here, and stay so. */
  ended: z.int(),
  /** By their place in what was sent, and what is wrong. */
  refused: z.array(z.object({ place: z.int(), field: z.string(), reason: z.string() })),
});

export const subscriptionEnded = z.object({ ended: z.boolean() });

/** What a mail provider says of an email after it took it. */
export const subscriberReport = {
  kind: choice(['bounce', 'complaint']),
  /** In the words of the provider. */
  reason: z.optional(text({ maxLength: 500 })),
};
export const subscriberReported = z.object({
  ended: z.boolean(),
  /** The newsletter it is counted for; null where the address got none. */
  campaign_id: z.nullable(z.int()),
});
