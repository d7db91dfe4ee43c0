// How the estimate of a password's strength is used. The estimate is a score from 0 to 4: the order
// of magnitude of guesses that are needed, where 3 is a hundred million.
// Example: 'password1' scores 0 and is refused, 'a warm stove in winter' scores 4.

export const STRENGTHS = [0, 1, 2, 3, 4] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Fewer guesses than this are a matter of days for a program that tries slowly. */
const STRONG_ENOUGH = 3;

export function isStrongEnough(strength: Strength): boolean {
  return strength >= STRONG_ENOUGH;
}

/**
 * The estimate takes longer with the square of the length, and with every way to read digits as
 * letters. What comes after so many characters can only add to the strength.
 */
export const ESTIMATE_LIMITS = { maxLength: 32, l33tMaxSubstitutions: 4 } as const;
