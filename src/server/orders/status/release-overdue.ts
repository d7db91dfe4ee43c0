import { getProviders } from '#server/payments/payment-methods.ts';
import { markExpired } from '#server/payments/stored-payments.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { moveStatus } from './change-status.ts';

const BATCH = 50;
const UNPAID = ['pending', 'on-hold'] as const;

/**
 * Cancels orders that were not paid in time, one transaction each, and returns their stock and the uses
 * of their coupons; returns how many. A payment at the same moment wins or loses as a whole. Orders on
 * hold end after their reminder, and not where the shop has switched the end off meanwhile.
 */
export async function releaseOverdueOrders(ctx: ShopContext): Promise<number> {
  let released = 0;
  for (;;) {
    const due = await overdue(ctx);
    for (const { id, status } of due) {
      const note =
        status === 'on-hold'
          ? 'Cancelled by itself: no payment came in time.'
          : 'Not paid in time.';
      const choices = { note, from: UNPAID, unpaid: true, expired: true } as const;
      const { outcome: result, tags } = await runTransaction(
        ctx.db,
        async (trx) => {
          const moved = await moveStatus(trx, ctx, id, 'cancelled', choices);
          if (moved.outcome.ok && moved.outcome.changed) await markExpired(trx, id);
          return moved;
        },
        { isolation: 'read committed' },
      );
      await ctx.invalidate(tags);
      if (result.ok && result.changed) released += 1;
    }
    if (due.length < BATCH) return released;
  }
}

function overdue(ctx: ShopContext) {
  const ending = getProviders(ctx).flatMap(({ id, payWithinDays }) =>
    (payWithinDays?.(ctx) ?? 0) > 0 ? id : [],
  );
  return ctx.db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('held_until', '<=', ctx.now)
    .where('paid_at', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        eb('status', '=', 'pending'),
        and([
          eb('status', '=', 'on-hold'),
          eb('remind_at', 'is', null),
          ...(ending.length > 0 ? [eb('payment_method', 'in', ending)] : [eb.lit(false)]),
        ]),
      ]),
    )
    .orderBy('held_until')
    .limit(BATCH)
    .execute();
}
