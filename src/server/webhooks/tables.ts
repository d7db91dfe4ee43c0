import type { Generated } from 'kysely';

export type WebhookStatus = 'active' | 'paused' | 'disabled';

/**
 * `waiting` until it is begun: later changes of the same thing join it. `sending` from then on, between
 * attempts too. `dropped` where its webhook is not active any more, or the thing is gone.
 */
export type DeliveryState = 'waiting' | 'sending' | 'delivered' | 'failed' | 'dropped';

export interface WebhookTables {
  webhooks: {
    id: Generated<number>;
    name: string;
    status: WebhookStatus;
    topic: string;
    delivery_url: string;
    /** Encrypted. */
    secret: string;
    /** Deliveries given up in a row. */
    failures: Generated<number>;
    created_at: number;
    updated_at: number | null;
  };
  webhook_deliveries: {
    id: Generated<number>;
    webhook_id: number;
    /** '' is the ping. */
    topic: string;
    resource_id: number;
    state: DeliveryState;
    /** How many changes it tells about. */
    changes: Generated<number>;
    attempts: Generated<number>;
    created_at: number;
    /** The last attempt, with what was sent and answered. */
    sent_at: Generated<number | null>;
    duration_ms: Generated<number>;
    /** JSON. */
    request_headers: Generated<string>;
    request_body: Generated<string>;
    response_status: Generated<number>;
    /** JSON. */
    response_headers: Generated<string>;
    response_body: Generated<string>;
    /** Why it did not arrive. */
    problem: Generated<string>;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends WebhookTables {}
}
