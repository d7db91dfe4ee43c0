// A masked address: recognisable for its owner, useless for others.
// Example: maskEmail('ann.lee@example.com') is 'a…@example.com'; maskEmail('al@example.com') is
// '…@example.com'.

const SHORT = 2;

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...others] = email.slice(0, Math.max(at, 0));
  return `${others.length >= SHORT ? first : ''}…${at < 0 ? '' : email.slice(at)}`;
}
