import { queueEmail } from '#server/emails/queue-email.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { signWords } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadSecret } from '#server/settings/load-secret.ts';
import { address } from '#server/settings/routes.ts';
import { REVIEW_FIELDS } from '#wire/reviews.ts';
import { invitationKey, type Sign } from './invitation.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Old orders are left out, for instance when a shop switches this on. */
const MAX_AGE = 30 * DAY;
const AT_ONCE = 100;

/** Some days after an order is completed its buyer is asked for reviews, and again where the shop wants it. */
export async function askForReviews(ctx: ShopContext): Promise<number> {
  const { settings, now, db } = ctx;
  if (!settings['reviews.enabled'] || !settings['reviews.reminder']) return 0;
  const secret = await loadSecret(ctx);
  const sign: Sign = (words) => signWords(secret, words);
  const due = now - settings['reviews.reminderDays'] * DAY;
  const orders = [...(await newlyDue(db, due)), ...(await dueAgain(ctx))];
  let requested = 0;
  for (const id of orders) {
    if (await askBuyer(ctx, sign, id)) requested += 1;
  }
  return requested;
}

async function newlyDue(db: Db, due: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('completed_at', '<=', due)
    .where('completed_at', '>', due - MAX_AGE)
    .where('status', '=', 'completed')
    .where('email', '<>', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_invitations')
            .select('line_id')
            .whereRef('review_invitations.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .orderBy('completed_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function dueAgain({ db, settings, now }: ShopContext): Promise<number[]> {
  const repeats = settings['reviews.reminderRepeats'];
  if (repeats === 0) return [];
  const rows = await db
    .selectFrom('review_invitations')
    .innerJoin('orders', 'orders.id', 'review_invitations.order_id')
    .select('order_id')
    .distinct()
    .where('asked', '>=', 1)
    .where('asked', '<=', repeats)
    .where('asked_at', '<=', now - settings['reviews.reminderRepeatDays'] * DAY)
    .where('review_id', 'is', null)
    .where('orders.status', '=', 'completed')
    .where('orders.email', '<>', '')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** One email about everything in the order that has not been reviewed. */
async function askBuyer(ctx: ShopContext, sign: Sign, orderId: number): Promise<boolean> {
  const { settings, now } = ctx;
  return runTransaction(ctx.db, async (trx) => {
    // Writing to the row keeps another process from asking at the same moment.
    const order = await trx
      .updateTable('orders')
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('id', '=', orderId)
      .where('status', '=', 'completed')
      .returning(['email', 'billing'])
      .executeTakeFirst();
    if (!order || !(await isDue(trx, ctx, orderId))) return false;
    await invite(trx, orderId, order.email, now);
    const open = await openInvitations(trx, orderId);
    const seen = new Set<number>();
    const things = open.flatMap(({ line_id, product_id, name, slug }) => {
      // Two colours of one mug are one review.
      if (seen.has(product_id)) return [];
      seen.add(product_id);
      const key = `${REVIEW_FIELDS.invitation}=${invitationKey(sign, line_id)}`;
      return [{ name, url: `${address(settings, 'routes.review', { slug })}?${key}` }];
    });
    if (things.length === 0) return false;
    const name = firstNameIn(order.billing);
    const email = { kind: 'review-request' as const, to: order.email, data: { name, things } };
    await queueEmail(trx, email, now);
    await trx
      .updateTable('review_invitations')
      .set((eb) => ({ asked: eb('asked', '+', 1), asked_at: now }))
      .where('order_id', '=', orderId)
      .execute();
    return true;
  });
}

/** Never asked yet, or long enough ago and not too often. */
async function isDue(trx: Db, { settings, now }: ShopContext, orderId: number): Promise<boolean> {
  const last = await trx
    .selectFrom('review_invitations')
    .select(['asked', 'asked_at'])
    .where('order_id', '=', orderId)
    .orderBy('asked', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.asked === 0) return true;
  const wait = settings['reviews.reminderRepeatDays'] * DAY;
  return last.asked <= settings['reviews.reminderRepeats'] && (last.asked_at ?? 0) <= now - wait;
}

/** The row is there from the first email on: an order that is asked about twice has one of each. */
async function invite(trx: Db, orderId: number, email: string, now: number): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['id', 'product_id', 'variation_id'])
    .where('order_id', '=', orderId)
    .execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('review_invitations')
    .values(
      lines.map((line) => ({
        line_id: line.id,
        order_id: orderId,
        product_id: line.product_id,
        variation_id: line.variation_id,
        email,
        asked_at: null,
        asked: 0,
        review_id: null,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .execute();
}

/** What is still in the shop and open for reviews, and not reviewed by this person already. */
function openInvitations(trx: Db, orderId: number) {
  return trx
    .selectFrom('review_invitations as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .leftJoin('reviews_closed as closed', 'closed.product_id', 'i.product_id')
    .select(['i.line_id', 'i.product_id', 'p.name', 'p.slug'])
    .where('i.order_id', '=', orderId)
    .where('i.review_id', 'is', null)
    .where('p.status', '=', 'publish')
    .where('closed.product_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.product_id', '=', 'i.product_id')
            .whereRef('reviews.email', '=', 'i.email'),
        ),
      ),
    )
    .orderBy('i.line_id')
    .execute();
}

function firstNameIn(billing: string): string {
  const read: unknown = JSON.parse(billing);
  if (typeof read !== 'object' || read === null || !('firstName' in read)) return '';
  return typeof read.firstName === 'string' ? read.firstName : '';
}
