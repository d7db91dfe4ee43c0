import { money } from '#rules/money/money.ts';
import type { Db } from '#server/platform/database/database.ts';
import { moveBalance } from './move-balance.ts';

/** What is on the card is taken off for good; false where it is void already. Part of the transaction. */
export async function voidCard(
  trx: Db,
  cardId: number,
  { author, note }: { author: string; note: string },
  now: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('gift_cards')
    .set({ voided_at: now })
    .where('id', '=', cardId)
    .where('voided_at', 'is', null)
    .returning('balance')
    .executeTakeFirst();
  if (!row) return false;
  const amount = money(0 - row.balance);
  return moveBalance(trx, { cardId, amount, account: 'voided', author, note }, now);
}
