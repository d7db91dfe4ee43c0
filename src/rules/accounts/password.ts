// Requirements of a password: long enough, and not guessable from the account itself.
// Example: checkPassword('ann@example.com', 'ann@example.com') is 'password-is-email';
// checkPassword('short', …) is 'password-short'; a good one is null.

export const PASSWORD_SHORTEST = 8;
/** Long enough for a sentence, and short enough to be hashed. */
export const PASSWORD_LONGEST = 128;

export type PasswordProblem =
  | 'password-missing'
  | 'password-short'
  | 'password-long'
  | 'password-is-email'
  | 'password-simple';

export function checkPassword(password: string, email: string): PasswordProblem | null {
  if (password === '') return 'password-missing';
  const letters = [...password];
  if (letters.length < PASSWORD_SHORTEST) return 'password-short';
  if (letters.length > PASSWORD_LONGEST) return 'password-long';
  const plain = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  if (plain === address || plain === address.split('@')[0]) return 'password-is-email';
  // One character repeated is as weak as an empty password.
  return new Set(letters).size < 3 ? 'password-simple' : null;
}
