// Requirements of a password: long enough, and not guessable from the account itself. How hard it
// is to guess otherwise is estimated with word lists, by the server and in the browser alike.
// Example: checkPassword('ann@example.com', { email: 'ann@example.com' }) is 'password-is-email';
// checkPassword('short', …) is 'password-short'; checkPassword('Vitrine 2026', { shop: 'Vitrine' })
// is 'password-own-words'; a good one is null.

export const PASSWORD_SHORTEST = 8;
/** Of those whose account opens more than their own orders. */
export const STAFF_PASSWORD_SHORTEST = 10;
/** Long enough for a sentence, and short enough to be hashed. */
export const MAX_PASSWORD_LENGTH = 128;

/** What a guesser who knows the person would try first. */
export interface PasswordOwner {
  email: string;
  names?: readonly string[];
  shop?: string;
  staff?: boolean;
}

export type PasswordProblem =
  | 'password-missing'
  | 'password-short'
  | 'password-long'
  | 'password-is-email'
  | 'password-own-words'
  | 'password-simple';

/** A word of two letters is in half of all passwords. */
const SHORTEST_WORD = 3;
/** As many letters and digits have to be left without the known words. */
const OTHER_CHARACTERS = 6;

export function shortestPassword({ staff = false }: Pick<PasswordOwner, 'staff'>): number {
  return staff ? STAFF_PASSWORD_SHORTEST : PASSWORD_SHORTEST;
}

export function checkPassword(password: string, owner: PasswordOwner): PasswordProblem | null {
  if (password === '') return 'password-missing';
  const letters = [...password];
  if (letters.length < shortestPassword(owner)) return 'password-short';
  if (letters.length > MAX_PASSWORD_LENGTH) return 'password-long';
  const plain = password.trim().toLowerCase();
  const address = owner.email.trim().toLowerCase();
  if (plain === address || plain === address.split('@')[0]) return 'password-is-email';
  // One character repeated is as weak as an empty password.
  if (new Set(letters).size < 3) return 'password-simple';
  return isMadeOf(plain, knownWords(owner)) ? 'password-own-words' : null;
}

/**
 * Shop, names and address as a whole and in their parts, longest first.
 * Example: 'ann.lee@example.com' also gives 'example', 'ann' and 'lee'.
 */
export function knownWords({ email, names = [], shop = '' }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const texts = [email, mailbox, shop, ...names].map((text) => text.trim().toLowerCase());
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = parts.filter((word) => word.length >= SHORTEST_WORD);
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

/** Whether little is left once the words are taken out. */
function isMadeOf(plain: string, words: readonly string[]): boolean {
  const rest = words.reduce((text, word) => text.split(word).join(''), plain);
  return rest !== plain && [...rest.replace(/[^\p{L}\p{N}]/gu, '')].length < OTHER_CHARACTERS;
}
