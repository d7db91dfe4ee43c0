// A masked address: recognisable for its owner, useless for others.
// Example: maskEmail('ann.lee@example.com') is 'a…@example.com'; maskEmail('al@example.com') is
// '…@example.com'.

const SHORT = 2;

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = Array.from(email.slice(0, Math.max(at, 0)));
  const first = letters.length > SHORT ? (letters[0] ?? '') : '';
  return `${first}…${at < 0 ? '' : email.slice(at)}`;
}
