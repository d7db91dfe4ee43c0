// What a shopper reads about a declined payment, by the reason its provider names.
// Example: declineCode('insufficient_funds') says that there is not enough money on the card.

const CODES = {
  insufficient_funds: 'ordering.problem.declinedFunds',
  expired_card: 'ordering.problem.declinedExpired',
} as const;

export const DECLINED = 'ordering.problem.declined';

export type DeclineCode = (typeof CODES)[keyof typeof CODES] | typeof DECLINED;

export function declineCode(reason = ''): DeclineCode {
  if (reason === 'insufficient_funds' || reason === 'expired_card') return CODES[reason];
  return DECLINED;
}

/** Whether a problem is a declined payment, for which another card or another method is chosen. */
export function isDecline(code: string): boolean {
  return code.startsWith(DECLINED);
}
