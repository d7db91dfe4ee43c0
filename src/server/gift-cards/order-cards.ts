import * as z from 'zod';
import { type CardPart, paidByCards, returnTo } from '#rules/gift-cards/spend-cards.ts';
import { type Money, money } from '#rules/money/money.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { moveBalance } from './move-balance.ts';

// What gift cards pay of an order. It is taken when the order is written, goes back when the order is
// cancelled or fails, and is taken again when it is taken up again.

const storedParts = z.array(
  z.object({ id: z.int(), last4: z.string(), amount: z.int().transform(money) }),
);

export function partsIn(stored: string): CardPart[] {
  return stored === '[]' ? [] : decodeJson(stored, storedParts);
}

/** All of it or, where a card has not enough on it any more, nothing. Part of the transaction. */
export async function spendCards(
  trx: Db,
  orderId: number,
  parts: readonly CardPart[],
  now: number,
): Promise<boolean> {
  const claimed: CardPart[] = [];
  // Rows that orders share are locked in one order.
  for (const part of [...parts].sort((a, b) => a.id - b.id)) {
    const amount = money(0 - part.amount);
    const paid = await moveBalance(
      trx,
      { cardId: part.id, amount, account: 'spent', orderId },
      now,
    );
    if (!paid) {
      for (const { id, amount: back } of claimed) {
        await moveBalance(trx, { cardId: id, amount: back, account: 'spent', orderId }, now);
      }
      return false;
    }
    claimed.push(part);
  }
  return true;
}

/** What the cards have paid of the order and not got back, the first used first. */
export async function spentOn(trx: Db, orderId: number, parts: readonly CardPart[]) {
  if (parts.length === 0) return [];
  const rows = await trx
    .selectFrom('gift_card_entries')
    .select((eb) => ['card_id', eb.fn.sum<number | string>('amount').as('moved')])
    .where('order_id', '=', orderId)
    .where('account', '=', 'spent')
    .groupBy('card_id')
    .execute();
  const byCard = new Map(rows.map((row) => [row.card_id, Number(row.moved)]));
  return parts.map((part) => ({ ...part, amount: money(byCard.get(part.id) ?? 0) }));
}

/** Back onto the cards of the order; how much it was. Part of the transaction. */
export async function returnCards(
  trx: Db,
  orderId: number,
  parts: readonly CardPart[],
  requestedAmount: Money | 'all',
  now: number,
): Promise<Money> {
  const spent = await spentOn(trx, orderId, parts);
  const amount = requestedAmount === 'all' ? paidByCards(spent) : requestedAmount;
  const back = returnTo(spent, amount);
  for (const { id, amount: gained } of back.sort((a, b) => a.id - b.id)) {
    await moveBalance(trx, { cardId: id, amount: gained, account: 'spent', orderId }, now);
  }
  return paidByCards(back);
}
