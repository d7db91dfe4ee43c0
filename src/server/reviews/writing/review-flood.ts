import type { Db } from '#server/platform/database/database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { moderateReview } from '../moderate-review.ts';

// Ten reviews of one star from one network address within a day are a campaign more often than ten
// unhappy buyers. All of them are held, and a manager gets one entry about them, which counts on with
// each further one.

const WINDOW_MS = 24 * 60 * 60 * 1000;

/** A keyed hash: the address itself is not stored. '' where it is not known. */
export function getSender({ address, sign }: Pick<Visitor, 'address' | 'sign'>): string {
  return address === '' ? '' : sign(`review sender ${address}`).slice(0, 32);
}

/** The reviews of one star this sender wrote of late; empty while they are fewer than the limit. */
export async function loadFlood(
  { settings, now }: ShopContext,
  db: Db,
  sender: string,
): Promise<{ id: number; status: string }[]> {
  const limit = settings['reviews.floodLimit'];
  if (limit === 0 || sender === '') return [];
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'status'])
    .where('sender', '=', sender)
    .where('created_at', '>', now - WINDOW_MS)
    .where('rating', '=', 1)
    .execute();
  return rows.length < limit ? [] : rows;
}

/**
 * Holds what is public of a flood, and notifies the manager. Each review is held in a transaction of
 * its own; one that was missed is held with the next of the flood.
 */
export async function holdFlood(ctx: ShopContext, sender: string): Promise<boolean> {
  const flood = await loadFlood(ctx, ctx.db, sender);
  if (flood.length === 0) return false;
  for (const { id, status } of flood) {
    if (status === 'approved') await moderateReview(ctx, id, 'held');
  }
  const details = { reviews: flood.map(({ id }) => id) };
  ctx.notifyManager({ code: 'reviews.flood', subject: sender, details });
  return true;
}
