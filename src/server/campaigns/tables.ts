import type { Generated } from 'kysely';
import type { CampaignState } from '#rules/campaigns/campaign-state.ts';

export const EMAIL_STATES = ['waiting', 'queued', 'sent', 'refused', 'skipped'] as const;
export type CampaignEmailState = (typeof EMAIL_STATES)[number];

export interface CampaignTables {
  /** Newsletters that are written, scheduled, being sent or sent. */
  campaigns: {
    id: Generated<number>;
    subject: string;
    /** What mail programs show beside the subject; '' for the beginning of the email. */
    preview: string;
    /** Blocks as pages have them, as JSON. */
    blocks: string;
    /** Null for every subscriber. */
    segment_id: number | null;
    state: CampaignState;
    /** Null for at once, and for a draft. */
    send_at: number | null;
    started_at: number | null;
    ended_at: number | null;
    created_at: number;
    updated_at: number;
  };
  /** To whom a campaign goes, from the moment it begins to be sent. */
  campaign_emails: {
    campaign_id: number;
    email: string;
    /** Random; links in the email name the row by it. */
    key: string;
    state: CampaignEmailState;
    sent_at: number | null;
    clicked_at: number | null;
    /** 1 where its reader allowed it to be counted when it is opened. */
    counts_opening: Generated<number>;
    opened_at: Generated<number | null>;
    /** When its reader called it spam, as the provider of the mailbox said. */
    complained_at: Generated<number | null>;
    /** What the mail server said to refuse it. */
    error: string;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends CampaignTables {}
}
