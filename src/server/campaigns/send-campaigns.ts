import * as z from 'zod';
import type { Sign } from '#server/emails/mail-link.ts';
import { deliver } from '#server/emails/sending/deliver.ts';
import { MailRefused } from '#server/emails/sending/mail.ts';
import type { MailTransports } from '#server/emails/sending/mail-transports.ts';
import { getSender } from '#server/emails/sending/sender.ts';
import { encodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { JobHandler, RecurringJobs } from '#server/platform/jobs/job.ts';
import { queueJobs } from '#server/platform/jobs/queue-job.ts';
import { signWords } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadSecret } from '#server/settings/load-secret.ts';
import { addRecipients } from './audience.ts';
import { findCampaign } from './store-campaigns.ts';
import { endPathFor, loadCampaign, writeCampaign } from './write-campaign.ts';

// A campaign begins by writing down who gets it. Each minute so many of them become jobs as mail servers
// bear; the row and its job are written in one transaction, so that no subscriber is left out or asked twice.

export const CAMPAIGN_EMAIL_JOB = 'campaign-email';
const MINUTE = 60_000;
const MAX_ATTEMPTS = 60;

export const campaignJobs: RecurringJobs<ShopContext> = {
  'send-campaigns': {
    everyMs: MINUTE,
    async run(ctx) {
      await sendCampaigns(ctx);
    },
  },
};

/** How many emails were queued. */
export async function sendCampaigns(ctx: ShopContext): Promise<number> {
  await startDue(ctx);
  let left = ctx.settings['newsletter.perMinute'];
  let queued = 0;
  for (const id of await campaignsIn(ctx.db, 'sending')) {
    const sent = left > 0 ? await queueWaiting(ctx, id, left) : 0;
    left -= sent;
    queued += sent;
    if (left > 0) await endIfDone(ctx, id);
  }
  return queued;
}

async function campaignsIn(db: Db, state: 'sending'): Promise<number[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select('id')
    .where('state', '=', state)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function startDue(ctx: ShopContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('campaigns')
    .select('id')
    .where('state', '=', 'scheduled')
    .where((eb) => eb.or([eb('send_at', 'is', null), eb('send_at', '<=', ctx.now)]))
    .execute();
  for (const { id } of due) await startCampaign(ctx, id);
}

/**
 * Who gets it is known first. What a start has left that was killed, or taken back meanwhile, is
 * deleted: the audience may be another one now, and nothing of it was sent.
 */
async function startCampaign(ctx: ShopContext, id: number): Promise<void> {
  const campaign = await findCampaign(ctx.db, id);
  if (campaign?.state !== 'scheduled') return;
  await ctx.db.deleteFrom('campaign_emails').where('campaign_id', '=', id).execute();
  await addRecipients(ctx, campaign);
  await ctx.db
    .updateTable('campaigns')
    .set({ state: 'sending', started_at: ctx.now, updated_at: ctx.now })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .execute();
}

function queueWaiting(ctx: ShopContext, id: number, max: number): Promise<number> {
  return runTransaction(
    ctx.db,
    async (trx) => {
      const waiting = trx
        .selectFrom('campaign_emails')
        .select('email')
        .where('campaign_id', '=', id)
        .where('state', '=', 'waiting')
        .orderBy('email')
        .limit(max);
      const rows = await trx
        .updateTable('campaign_emails')
        .set({ state: 'queued' })
        .where('campaign_id', '=', id)
        .where('state', '=', 'waiting')
        .where('email', 'in', waiting)
        .returning(['email'])
        .execute();
      const payloads = rows.map(({ email }) => ({ campaign: id, email, queuedAt: ctx.now }));
      await queueJobs(trx, CAMPAIGN_EMAIL_JOB, payloads, ctx.now);
      return rows.length;
    },
    { isolation: 'read committed' },
  );
}

/** Nothing waits and nothing is under way any more. */
async function endIfDone({ db, now }: ShopContext, id: number): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ state: 'sent', ended_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('campaign_emails')
            .select('email')
            .where('campaign_id', '=', id)
            .where('state', 'in', ['waiting', 'queued']),
        ),
      ),
    )
    .execute();
}

const payloadSchema = z.object({ campaign: z.int(), email: z.string(), queuedAt: z.number() });

/** One at a time and in a place of its own, so that emails of orders do not wait behind a newsletter. */
export function campaignEmailHandler(
  office: MailTransports,
  origin: string,
): JobHandler<ShopContext> {
  return {
    maxAttempts: MAX_ATTEMPTS,
    maxConcurrent: 1,
    async run(ctx, { payload, attempt }) {
      const { campaign: id, email, queuedAt } = payloadSchema.parse(payload);
      const { db, now } = ctx;
      const row = await findRecipient(db, id, email);
      const campaign = await findCampaign(db, id);
      if (!campaign || row?.state !== 'queued') return;
      const note = noteFor(db, id, email);
      // Whoever has ended the subscription meanwhile, or a campaign that was stopped.
      if (campaign.state === 'stopped' || row.subscriber === null)
        return note({ state: 'skipped' });
      const sign: Sign = await loadSign(ctx);
      const endPath = endPathFor(ctx, sign, row.subscriber);
      const { key, allowedAt } = row;
      const countsOpening = ctx.settings['newsletter.countOpens'] && allowedAt !== null;
      const loaded = await loadCampaign(ctx, campaign);
      const { subject, html, text } = writeCampaign(ctx, origin, loaded, {
        key,
        endPath,
        countsOpening,
      });
      try {
        await deliver(
          db,
          office.transport(ctx),
          {
            id: `campaign-${id}-${key}`,
            date: queuedAt,
            from: getSender(ctx.settings),
            to: email,
            replyTo: '',
            unsubscribeUrl: `${origin}${endPath}`,
            subject,
            html,
            text,
          },
          now,
        );
      } catch (error) {
        // A mail server that fails to the end must not leave its newsletter under way for ever.
        const isFinal = error instanceof MailRefused || attempt >= MAX_ATTEMPTS;
        if (!isFinal || !(error instanceof Error)) throw error;
        return note({ state: 'refused', error: error.message.slice(0, 500) });
      }
      await note({ state: 'sent', sent_at: now, counts_opening: encodeFlag(countsOpening) });
    },
  };
}

async function loadSign(ctx: ShopContext): Promise<Sign> {
  const secret = await loadSecret(ctx);
  return (words) => signWords(secret, words);
}

/** `subscriber` is the key of a subscription that is still in force; null where there is none. */
async function findRecipient(db: Db, campaign: number, email: string) {
  const row = await db
    .selectFrom('campaign_emails')
    .leftJoin('newsletter_subscribers as subscribers', (join) =>
      join
        .onRef('subscribers.email', '=', 'campaign_emails.email')
        .on('subscribers.confirmed_at', 'is not', null)
        .on('subscribers.ended_at', 'is', null),
    )
    .select([
      'campaign_emails.key',
      'campaign_emails.state',
      'subscribers.key as subscriber',
      'subscribers.opens_allowed_at as allowedAt',
    ])
    .where('campaign_id', '=', campaign)
    .where('campaign_emails.email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

interface Noted {
  state: 'sent' | 'skipped' | 'refused';
  sent_at?: number;
  counts_opening?: number;
  error?: string;
}

function noteFor(db: Db, campaign: number, email: string) {
  return async (values: Noted): Promise<void> => {
    await db
      .updateTable('campaign_emails')
      .set(values)
      .where('campaign_id', '=', campaign)
      .where('email', '=', email)
      .where('state', '=', 'queued')
      .execute();
  };
}
