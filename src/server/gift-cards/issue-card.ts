import { createHash, randomBytes } from 'node:crypto';
import { getGiftCode, last, readGiftCode } from '#rules/gift-cards/gift-code.ts';
import type { GiftAccount } from '#rules/gift-cards/ledger.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { moveBalance } from './move-balance.ts';

export interface NewCard {
  amount: Money;
  currency: string;
  recipient: string;
  note?: string;
  /** The order it was bought with; null for one that a manager issues. */
  orderId: number | null;
  author?: string;
  /** Where its money comes from; left out for what its order says. */
  account?: GiftAccount;
}

export interface IssuedCard {
  id: number;
  /** Shown once: it is not stored. */
  code: string;
  last4: string;
  expiresAt: number | null;
}

const DAY = 24 * 60 * 60 * 1000;

/** Part of the caller's transaction. */
export async function issueCard(
  trx: Db,
  { settings, now }: Pick<ShopContext, 'settings' | 'now'>,
  {
    amount,
    currency,
    recipient,
    note = '',
    orderId,
    author = '',
    account = orderId === null ? 'issued' : 'sold',
  }: NewCard,
): Promise<IssuedCard> {
  const code = getGiftCode(randomBytes(16));
  const last4 = last(code);
  const days = settings['giftCards.validDays'];
  const expiresAt = days === 0 ? null : now + days * DAY;
  const { id } = await trx
    .insertInto('gift_cards')
    .values({
      code_hash: toHash(readGiftCode(code) ?? code),
      last4,
      currency,
      amount,
      balance: money(0),
      recipient: recipient.toLowerCase(),
      note,
      order_id: orderId,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveBalance(
    trx,
    { cardId: id, amount, account, author, note, ...(orderId !== null && { orderId }) },
    now,
  );
  return { id, code, last4, expiresAt };
}

export function toHash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
