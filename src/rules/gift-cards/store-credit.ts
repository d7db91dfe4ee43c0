import type { Money } from '../money/money.ts';

// Store credit is a gift card that an account owns: without a code, spent by its owner alone, in the
// same ledger. Where other cards have the last letters of their code, it has none.
// Example: a manager grants 15.00 for a broken mug; 20.00 cannot be taken off again.

/** In the place of the last letters of a code. */
export const CREDIT_MARK = '';

export function isCredit({ last4 }: { last4: string }): boolean {
  return last4 === CREDIT_MARK;
}

/** What a card is called where it pays; the last letters of its code complete it. */
export function cardMessage(card: { last4: string }): 'cart.storeCredit' | 'cart.giftCard' {
  return isCredit(card) ? 'cart.storeCredit' : 'cart.giftCard';
}

/** A card with a code pays for whoever has the code, store credit for its owner who is logged in. */
export function paysFor(card: { ownerId: number | null }, customerId: number | null): boolean {
  return card.ownerId === null || card.ownerId === customerId;
}

export type GrantProblem = 'amount' | 'reason' | 'short';

/** Why a manager's change is refused; less than 0 takes off, never more than there is. */
export function grantProblem(
  { amount, reason }: { amount: Money; reason: string },
  balance: Money,
): GrantProblem | null {
  if (amount === 0) return 'amount';
  if (reason.trim() === '') return 'reason';
  return balance + amount < 0 ? 'short' : null;
}
