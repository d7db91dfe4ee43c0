import {
  type CardPart,
  getSurplus,
  paidByCards,
  partsLeft,
} from '#rules/gift-cards/spend-cards.ts';
import { cardMessage } from '#rules/gift-cards/store-credit.ts';
import { subtractMoney } from '#rules/money/arithmetic.ts';
import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import { returnCards, spentOn } from '#server/gift-cards/order-cards.ts';
import { toCurrency } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { writeNote } from '../add-note.ts';
import type { OrderRecord } from '../order-record.ts';

// An order that is changed to come to less than gift cards have paid: the surplus goes back onto them.
// Example: 60.00 of a card paid an order that comes to 48.00 now: 12.00 are on the card again, and of
// the card 48.00 have paid.

/** Which cards get how much back when the order is saved at this total; nothing is written. */
export async function getGiftSurplus(
  { db }: Pick<ShopContext, 'db'>,
  { id, gift }: OrderRecord,
  total: Money,
): Promise<CardPart[]> {
  return getSurplus(await spentOn(db, id, gift.cards), total);
}

/**
 * What gift cards pay of the order from now on. Part of the transaction that saves the order, whose row
 * is locked: who saves the same again finds no surplus.
 */
export async function returnGiftSurplus(
  ctx: ShopContext,
  order: OrderRecord,
  total: Money,
): Promise<Money> {
  const back = await getGiftSurplus(ctx, order, total);
  if (back.length === 0) return order.gift.amount;
  const { db, now } = ctx;
  const { id, gift } = order;
  await returnCards(db, id, gift.cards, paidByCards(back), now);
  const amount = subtractMoney(gift.amount, paidByCards(back));
  await db
    .updateTable('orders')
    .set({ gift_amount: amount, gift_cards: encodeJson(partsLeft(gift.cards, back)) })
    .where('id', '=', id)
    .execute();
  for (const card of back) await noteReturn(ctx, id, card);
  return amount;
}

async function noteReturn(
  { db, now, settings }: ShopContext,
  orderId: number,
  card: CardPart,
): Promise<void> {
  const t = translator(settings);
  const text = t('orderNotes.giftReturned', {
    amount: formatMoney(card.amount, toCurrency(settings)),
    card: t(cardMessage(card), { last4: card.last4 }),
  });
  await writeNote(db, orderId, { text, kind: 'private' }, now);
}
