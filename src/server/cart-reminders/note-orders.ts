import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Orders are looked at again for this long, in case the shop was down. */
const LOOK_BACK = 7 * DAY;
/** An order that did not come about is no answer to a reminder. */
const PLACED: readonly OrderStatus[] = ['pending', 'on-hold', 'processing', 'completed'];

/** Names the order with the reminders it answers: by the same mailbox, or from the same browser. */
export async function noteOrders({ db, now }: ShopContext): Promise<void> {
  const found = await db
    .selectFrom('basket_reminders as r')
    .innerJoin('orders as o', (join) =>
      join
        .on((eb) =>
          eb.or([
            eb('o.email', '=', eb.ref('r.email')),
            eb('o.session_id', '=', eb.ref('r.session_id')),
          ]),
        )
        .on((eb) => eb('o.placed_at', '>=', eb.ref('r.asked_at'))),
    )
    .where('r.order_id', 'is', null)
    .where('r.ended_at', 'is', null)
    .where('o.placed_at', '>=', now - LOOK_BACK)
    .where('o.status', 'in', PLACED)
    .where('o.trashed', '=', 0)
    .groupBy('r.id')
    .select((eb) => ['r.id', eb.fn.min('o.id').as('order_id')])
    .execute();
  for (const { id, order_id } of found) {
    await db
      .updateTable('basket_reminders')
      .set({ order_id: Number(order_id), owner: null, due_at: null })
      .where('id', '=', id)
      .execute();
  }
}
