import {
  type DomainSchema,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { CampaignTables } from './tables.ts';

type LaterColumn = 'counts_opening' | 'opened_at' | 'complained_at';

/** Without the columns that came after the first. */
interface FirstTables extends Omit<CampaignTables, 'campaign_emails'> {
  campaign_emails: Omit<CampaignTables['campaign_emails'], LaterColumn>;
}

export const campaignSchema: DomainSchema<FirstTables> = {
  tables: {
    campaigns: {
      columns: {
        id,
        subject: text,
        preview: text,
        blocks: json,
        segment_id: integer.nullable(),
        state: text,
        send_at: time.nullable(),
        started_at: time.nullable(),
        ended_at: time.nullable(),
        created_at: time,
        updated_at: time,
      },
      indexes: { campaigns_state: ['state'] },
    },
    campaign_emails: {
      columns: {
        campaign_id: integer.ownedBy('campaigns.id'),
        email: text,
        key: text,
        state: text,
        sent_at: time.nullable(),
        clicked_at: time.nullable(),
        error: text,
      },
      key: ['campaign_emails_key', ['campaign_id', 'email']],
      indexes: {
        campaign_emails_state: ['campaign_id', 'state'],
        campaign_emails_link: ['key'],
      },
    },
  },
};
