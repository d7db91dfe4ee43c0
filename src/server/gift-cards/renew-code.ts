import { randomBytes } from 'node:crypto';
import { getGiftCode, last, readGiftCode } from '#rules/gift-cards/gift-code.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type IssuedCard, toHash } from './issue-card.ts';

export interface RenewedCard extends IssuedCard {
  balance: Money;
}

/**
 * A new code for the balance of a card, because an email was lost or went to a wrong address: the code
 * itself is not stored. The one before opens nothing any more, and carts that it was applied to lose the
 * card. Null where nothing could be paid with it. Part of the caller's transaction.
 */
export async function renewCode(
  trx: Db,
  cardId: number,
  recipient: string,
  now: number,
): Promise<RenewedCard | null> {
  const before = await trx
    .selectFrom('gift_cards')
    .select('last4')
    .where('id', '=', cardId)
    .executeTakeFirst();
  if (!before) return null;
  const code = codeUnlike(before.last4);
  const last4 = last(code);
  const row = await trx
    .updateTable('gift_cards')
    .set({ code_hash: toHash(readGiftCode(code) ?? code), last4, recipient })
    .where('id', '=', cardId)
    .where('customer_id', 'is', null)
    .where('voided_at', 'is', null)
    .where('balance', '>', 0)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning(['balance', 'expires_at'])
    .executeTakeFirst();
  if (!row) return null;
  return { id: cardId, code, last4, expiresAt: row.expires_at, balance: money(row.balance) };
}

/** Carts know an applied card by its number and these four letters. */
function codeUnlike(last4: string): string {
  for (;;) {
    const code = getGiftCode(randomBytes(16));
    if (last(code) !== last4) return code;
  }
}
