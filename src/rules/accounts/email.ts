// An account is found by its e-mail address, so one address has one spelling.
// Example: accountEmail(' Ann.Lee@Example.COM ') is 'ann.lee@example.com'; accountEmail('ann') is null.

const MAX_LENGTH = 254;
const MAX_NAME_LENGTH = 64;
const shape =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** The normalised address for storage and comparison; null where it is invalid. */
export function accountEmail(typed: string): string | null {
  // Pasted addresses often contain invisible characters.
  const email = typed
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .normalize('NFC')
    .toLowerCase();
  if (email.length > MAX_LENGTH || email.indexOf('@') > MAX_NAME_LENGTH || !shape.test(email))
    return null;
  const name = email.slice(0, email.indexOf('@'));
  return name.startsWith('.') || name.endsWith('.') || name.includes('..') ? null : email;
}
