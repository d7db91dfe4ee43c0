import { randomBytes } from 'node:crypto';
import { listBuyers } from '#server/orders/buyers/list-buyers.ts';
import { segmentFilter } from '#server/orders/buyers/segment-filter.ts';
import { listSegments } from '#server/orders/buyers/segments.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';

// To whom a campaign goes: subscribers, all of them or those of a segment of customers.

const AT_ONCE = 500;

/** The addresses of a segment, in lower case; null for everyone, and empty where the segment is gone. */
async function addressesIn(
  ctx: ShopContext,
  segmentId: number | null,
): Promise<ReadonlySet<string> | null> {
  if (segmentId === null) return null;
  const segment = (await listSegments(ctx.db)).find(({ id }) => id === segmentId);
  const addresses = new Set<string>();
  if (!segment) return addresses;
  const filter = segmentFilter(segment.filter, ctx.settings);
  if (!filter) return addresses;
  for (let offset = 0; ; offset += AT_ONCE) {
    const page = { orderBy: 'email', order: 'asc', offset, limit: AT_ONCE } as const;
    const { buyers } = await listBuyers(ctx.db, { ...filter, ...page });
    for (const { email } of buyers) addresses.add(email.toLowerCase());
    if (buyers.length < AT_ONCE) return addresses;
  }
}

/** Confirmed and not ended, after an address; in the order of their addresses. */
function subscribersAfter(db: Db, after: string) {
  return db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('email', '>', after)
    .orderBy('email')
    .limit(AT_ONCE)
    .execute();
}

export async function eachSubscriber(
  ctx: ShopContext,
  segmentId: number | null,
  visit: (emails: readonly string[]) => Promise<void>,
): Promise<void> {
  const addresses = await addressesIn(ctx, segmentId);
  let after = '';
  for (;;) {
    const rows = await subscribersAfter(ctx.db, after);
    const emails = rows.flatMap(({ email }) => ((addresses?.has(email) ?? true) ? [email] : []));
    if (emails.length > 0) await visit(emails);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.email;
  }
}

export async function countAudience(ctx: ShopContext, segmentId: number | null): Promise<number> {
  let count = 0;
  await eachSubscriber(ctx, segmentId, async (emails) => {
    count += emails.length;
  });
  return count;
}

/** Writes down to whom the campaign goes. Somebody who is written down already stays so. */
export async function addRecipients(
  ctx: ShopContext,
  { id, segmentId }: { id: number; segmentId: number | null },
): Promise<void> {
  await eachSubscriber(ctx, segmentId, async (emails) => {
    const rows = emails.map((email) => ({
      campaign_id: id,
      email,
      key: randomBytes(16).toString('hex'),
      state: 'waiting' as const,
      error: '',
    }));
    await ctx.db
      .insertInto('campaign_emails')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['campaign_id', 'email']).doNothing())
      .execute();
  });
}
