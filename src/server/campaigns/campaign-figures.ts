import * as z from 'zod';
import { campaignIn } from '#rules/campaigns/campaign-link.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
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
  /** Of those who allowed it to be counted. */
  opened: number;
  /** How many allowed it. */
  counted: number;
  /** Called spam by whoever got it. */
  complained: number;
  /** Subscriptions that ended since it began, of those who got it. */
  ended: number;
  orders: number;
  revenue: number;
}

type Started = Pick<Campaign, 'id' | 'startedAt'>;

/** Of several campaigns in a fixed number of queries, by their ids. */
export async function campaignFigures(
  db: Db,
  campaigns: readonly Started[],
): Promise<ReadonlyMap<number, CampaignFigures>> {
  const ids = campaigns.flatMap(({ id, startedAt }) => (startedAt === null ? [] : [id]));
  const starts = campaigns.flatMap(({ startedAt }) => startedAt ?? []);
  if (ids.length === 0) return new Map(campaigns.map(({ id }) => [id, NOTHING]));
  const [emails, ends, orders] = await Promise.all([
    countEmails(db, ids),
    countEnded(db, ids),
    ordersSince(db, Math.min(...starts)),
  ]);
  return new Map(
    campaigns.map(({ id }) => {
      const rows = emails.filter((row) => row.campaign_id === id);
      const count = (...states: readonly string[]) =>
        rows.reduce((sum, row) => (states.includes(row.state) ? sum + Number(row.count) : sum), 0);
      const total = (name: 'clicked' | 'opened' | 'counted' | 'complained') =>
        rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
      const bought = orders.filter(({ campaign }) => campaign === id);
      const figures: CampaignFigures = {
        recipients: rows.reduce((sum, row) => sum + Number(row.count), 0),
        waiting: count('waiting', 'queued'),
        sent: count('sent'),
        refused: count('refused'),
        skipped: count('skipped'),
        clicked: total('clicked'),
        opened: total('opened'),
        counted: total('counted'),
        complained: total('complained'),
        ended: Number(ends.find((row) => row.campaign_id === id)?.count ?? 0),
        orders: bought.length,
        revenue: bought.reduce((sum, { amount }) => sum + amount, 0),
      };
      return [id, figures];
    }),
  );
}

const NOTHING: CampaignFigures = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  refused: 0,
  skipped: 0,
  clicked: 0,
  opened: 0,
  counted: 0,
  complained: 0,
  ended: 0,
  orders: 0,
  revenue: 0,
};

function countEmails(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('campaign_emails')
    .select((eb) => [
      'campaign_id',
      'state',
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.count<number | string>('clicked_at').as('clicked'),
      eb.fn.count<number | string>('opened_at').as('opened'),
      eb.fn.sum<number | string | null>('counts_opening').as('counted'),
      eb.fn.count<number | string>('complained_at').as('complained'),
    ])
    .where('campaign_id', 'in', ids)
    .groupBy(['campaign_id', 'state'])
    .execute();
}

function countEnded(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('campaign_emails')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_emails.campaign_id')
    .innerJoin(
      'newsletter_subscribers as subscribers',
      'subscribers.email',
      'campaign_emails.email',
    )
    .select((eb) => ['campaign_id', eb.fn.countAll<number | string>().as('count')])
    .where('campaign_id', 'in', ids)
    .where('campaign_emails.state', '=', 'sent')
    .whereRef('subscribers.ended_at', '>=', 'campaigns.started_at')
    .groupBy('campaign_id')
    .execute();
}

const COUNTED = ['processing', 'on-hold', 'completed', 'refunded'] as const;
const attribution = z.record(z.string(), z.string());

/** Orders whose buyer came by a link of a campaign, as their attribution says. */
async function ordersSince(db: Db, since: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['attribution', 'total', 'refunded'])
    .where('placed_at', '>=', since)
    .where('status', 'in', COUNTED)
    .where('attribution', 'like', '%"utm_campaign":"newsletter-%')
    .execute();
  return rows.map((row) => ({
    campaign: campaignIn(decodeJson(row.attribution, attribution).utm_campaign ?? ''),
    amount: row.total - row.refunded,
  }));
}
