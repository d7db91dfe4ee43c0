import { type Money, money } from '../money/money.ts';

// Every movement of a gift card has two sides, so that the ledger as a whole is always zero and what is
// on the cards is what the accounts on the other side say.
// Example: a card of 50.00 is sold: +50.00 on the card, -50.00 on "sold". 20.00 of it are spent: -20.00
// on the card, +20.00 on "spent". Store credit is a card as well: "granted" by a manager, or "refunded"
// where the money of an order became credit.

export const GIFT_ACCOUNTS = ['sold', 'issued', 'granted', 'refunded', 'spent', 'voided'] as const;
export type GiftAccount = (typeof GIFT_ACCOUNTS)[number];

export interface LedgerSide {
  account: GiftAccount | 'card';
  cardId: number;
  amount: Money;
}

/** `amount` is what the card gains; less than 0 where it pays. */
export function ledgerSides(
  cardId: number,
  amount: Money,
  account: GiftAccount,
): [LedgerSide, LedgerSide] {
  return [
    { account: 'card', cardId, amount },
    { account, cardId, amount: money(0 - amount) },
  ];
}
