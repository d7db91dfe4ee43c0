// An account is found by its e-mail address, so one address has one spelling.
// Example: accountEmail(' Ann.Lee@Example.COM ') is 'ann.lee@example.com'; accountEmail('ann') is null.

const LONGEST = 254;
const LONGEST_NAME = 64;
const shape =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** The normalised address for storage and comparison; null where it is invalid. */
export function accountEmail(typed: string): string | null {
  // Pasted addresses often contain invisible characters.
  const email = typed
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .normalize('NFC')
    .toLowerCase();
  if (email.length > LONGEST || email.indexOf('@') > LONGEST_NAME || !shape.test(email))
    return null;
  const name = email.slice(0, email.indexOf('@'));
  return name.startsWith('.') || name.endsWith('.') || name.includes('..') ? null : email;
}
