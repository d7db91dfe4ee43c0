import { sql } from 'kysely';
import { campaignName } from '#rules/campaigns/campaign-link.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Campaign } from './store-campaigns.ts';

/** What came of a campaign. Amounts in minor units. */
export interface CampaignFigures {
  recipients: number;
  waiting: number;
  sent: number;
  /** By the mail server: the address does not exist, or its mailbox is full. */
  refused: number;
  /** Unsubscribed before their turn came, or the campaign was stopped. */
  skipped: number;
  clicked: number;
  /** Subscriptions that ended since it began, of those who got it. */
  ended: number;
  orders: number;
  revenue: number;
}

const COUNTED = ['processing', 'on-hold', 'completed', 'refunded'] as const;

export async function campaignFigures(
  db: Db,
  { id, startedAt }: Pick<Campaign, 'id' | 'startedAt'>,
): Promise<CampaignFigures> {
  const rows = await db
    .selectFrom('campaign_emails')
    .select((eb) => [
      'state',
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.count<number | string>('clicked_at').as('clicked'),
    ])
    .where('campaign_id', '=', id)
    .groupBy('state')
    .execute();
  const count = (...states: readonly string[]) =>
    rows.reduce((sum, row) => (states.includes(row.state) ? sum + Number(row.count) : sum), 0);
  return {
    recipients: rows.reduce((sum, row) => sum + Number(row.count), 0),
    waiting: count('waiting', 'queued'),
    sent: count('sent'),
    refused: count('refused'),
    skipped: count('skipped'),
    clicked: rows.reduce((sum, row) => sum + Number(row.clicked), 0),
    ended: startedAt === null ? 0 : await countEnded(db, id, startedAt),
    ...(startedAt === null ? { orders: 0, revenue: 0 } : await ordersAfter(db, id, startedAt)),
  };
}

async function countEnded(db: Db, id: number, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('campaign_emails')
    .innerJoin(
      'newsletter_subscribers as subscribers',
      'subscribers.email',
      'campaign_emails.email',
    )
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('campaign_id', '=', id)
    .where('campaign_emails.state', '=', 'sent')
    .where('subscribers.ended_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Orders whose buyer came by a link of it, as their attribution says. */
async function ordersAfter(db: Db, id: number, since: number) {
  const named = `%"utm_campaign":"${campaignName(id)}"%`;
  const { orders, revenue } = await db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('orders'),
      sql<number | string | null>`sum(total - refunded)`.as('revenue'),
    ])
    .where('placed_at', '>=', since)
    .where('status', 'in', COUNTED)
    .where('attribution', 'like', named)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), revenue: Number(revenue ?? 0) };
}
