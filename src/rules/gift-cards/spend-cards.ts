import { addMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';

// How gift cards pay for an order, and where refunded money goes.
// Example: cards with 20.00 and 50.00 pay an order of 48.70: the first is used up, the second pays 28.70
// and keeps 21.30. Of an order of 100.00, 30.00 of it by card, 80.00 are refunded: 70.00 the way the
// money came, 10.00 back onto the card.

export interface HeldCard {
  id: number;
  last4: string;
  balance: Money;
}

export interface CardPart {
  id: number;
  last4: string;
  amount: Money;
}

/** In the order they were entered; a card that is not needed pays nothing. */
export function shareOut(cards: readonly HeldCard[], owed: Money): CardPart[] {
  let left = Math.max(0, owed);
  return cards.map(({ id, last4, balance }) => {
    const amount = money(Math.max(0, Math.min(left, balance)));
    left -= amount;
    return { id, last4, amount };
  });
}

export function paidByCards(parts: readonly CardPart[]): Money {
  return addMoney(...parts.map(({ amount }) => amount));
}

export interface Refundable {
  /** That came as money, less what went back of it. */
  asMoney: Money;
  /** That came from cards, less what went back onto them. */
  fromCards: Money;
}

/** Money goes back the way it came first, and the rest onto the cards. */
export function splitRefund(amount: Money, { asMoney }: Refundable): Refundable {
  const back = Math.min(amount, asMoney);
  return { asMoney: money(back), fromCards: money(amount - back) };
}

/** What cards have paid beyond what an order comes to now, by card; the one that was used last first. */
export function getSurplus(spent: readonly CardPart[], total: Money): CardPart[] {
  return returnTo(spent, money(Math.max(0, paidByCards(spent) - total)));
}

/** What is left of the parts once some went back. */
export function partsLeft(parts: readonly CardPart[], back: readonly CardPart[]): CardPart[] {
  const gone = new Map(back.map(({ id, amount }) => [id, amount]));
  return parts.map((part) => ({
    ...part,
    amount: money(part.amount - (gone.get(part.id) ?? 0)),
  }));
}

/** Which cards get how much of it: the one that was used last first, none more than it paid. */
export function returnTo(spent: readonly CardPart[], amount: Money): CardPart[] {
  const held = spent.toReversed().map(({ amount: balance, ...card }) => ({ ...card, balance }));
  return shareOut(held, amount).filter((part) => part.amount > 0);
}
