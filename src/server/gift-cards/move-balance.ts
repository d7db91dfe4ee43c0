import { type GiftAccount, ledgerSides } from '#rules/gift-cards/ledger.ts';
import type { Money } from '#rules/money/money.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface Movement {
  cardId: number;
  /** What the card gains; less than 0 where it pays. */
  amount: Money;
  account: GiftAccount;
  orderId?: number;
  author?: string;
  note?: string;
}

/**
 * The one way the balance of a card changes: with both sides of the ledger, in the caller's
 * transaction. The conditional UPDATE lets one of two buyers through who spend the last of a card;
 * false where there is not as much on it.
 */
export async function moveBalance(
  trx: Db,
  { cardId, amount, account, orderId, author = '', note = '' }: Movement,
  now: number,
): Promise<boolean> {
  if (amount === 0) return true;
  const moved = await trx
    .updateTable('gift_cards')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', cardId)
    .where((eb) => eb(eb('balance', '+', amount), '>=', 0))
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  await trx
    .insertInto('gift_card_entries')
    .values(
      ledgerSides(cardId, amount, account).map((side) => ({
        card_id: side.cardId,
        account: side.account,
        amount: side.amount,
        order_id: orderId ?? null,
        author,
        note,
        at: now,
      })),
    )
    .execute();
  return true;
}
