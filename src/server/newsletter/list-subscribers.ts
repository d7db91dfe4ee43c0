import { searchList } from '#server/list-words/list-words.ts';
import type { Db } from '#server/platform/database/database.ts';

export const SUBSCRIBER_STATES = ['subscribed', 'asked', 'ended'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

export interface Subscriber {
  email: string;
  state: SubscriberState;
  /** The text that was agreed to. */
  consent: string;
  askedAt: number;
  confirmedAt: number | null;
  endedAt: number | null;
}

export interface SubscriberQuery {
  state: SubscriberState | 'all';
  /** Beginnings of words of the address. */
  search?: string | undefined;
  offset: number;
  limit: number;
}

/** For managers, the newest first. */
export async function listSubscribers(
  db: Db,
  query: SubscriberQuery,
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const found = await searchList(db, 'subscriber', query.search);
  const all = matching(db, query);
  const { total } = await (found ? all.where(found.isFound) : all)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await (found ? all.where(found.isFoundInOrder) : all)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('email')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const subscribers = rows.map((row) => ({
    email: row.email,
    state: getState(row),
    consent: row.consent,
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    endedAt: row.ended_at,
  }));
  return { subscribers, total: Number(total) };
}

/** Whether this address gets the newsletter. */
export async function loadSubscription(db: Db, email: string): Promise<SubscriberState | 'none'> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['confirmed_at', 'ended_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? getState(row) : 'none';
}

/** A manager ends a subscription at its owner's wish; false where there is none. */
export async function endSubscriptionOf(db: Db, email: string, now: number): Promise<boolean> {
  const ended = await db
    .updateTable('newsletter_subscribers')
    .set({ ended_at: now })
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

interface Moments {
  confirmed_at: number | null;
  ended_at: number | null;
}

function getState({ confirmed_at: confirmed, ended_at: ended }: Moments): SubscriberState {
  if (ended !== null) return 'ended';
  return confirmed === null ? 'asked' : 'subscribed';
}

function matching(db: Db, { state }: SubscriberQuery) {
  let rows = db.selectFrom('newsletter_subscribers');
  if (state === 'ended') rows = rows.where('ended_at', 'is not', null);
  if (state === 'asked' || state === 'subscribed') rows = rows.where('ended_at', 'is', null);
  if (state === 'asked') rows = rows.where('confirmed_at', 'is', null);
  if (state === 'subscribed') rows = rows.where('confirmed_at', 'is not', null);
  return rows;
}
