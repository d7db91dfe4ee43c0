import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { moveStatus } from './change-status.ts';

const BATCH = 50;

/**
 * Cancels orders that were not paid in time, one transaction each, and returns their stock; returns
 * how many. A payment at the same moment wins or loses as a whole.
 */
export async function releaseOverdueOrders(ctx: ShopContext): Promise<number> {
  let released = 0;
  for (;;) {
    const due = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('held_until', '<=', ctx.now)
      .where('status', '=', 'pending')
      .orderBy('held_until')
      .limit(BATCH)
      .execute();
    for (const { id } of due) {
      const note = 'Not paid in time.';
      const { outcome, tags } = await runTransaction(
        ctx.db,
        (trx) => moveStatus(trx, ctx, id, 'cancelled', { note, from: ['pending'] }),
        { isolation: 'read committed' },
      );
      await ctx.invalidate(tags);
      if (outcome.ok && outcome.changed) released += 1;
    }
    if (due.length < BATCH) return released;
  }
}
