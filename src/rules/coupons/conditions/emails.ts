import { condition, mayWait } from './condition.ts';
import { normaliseEmail } from './normalise-email.ts';
import { problem } from './problem.ts';

/**
 * Only for these addresses; a star matches anything: `*@example.com`. An address also matches
 * without its tag: ann+shop@example.com is ann@example.com.
 */
export const emails = condition({
  about: 'shopper',
  fields: { patterns: 'emails' },
  check: ({ patterns }, situation, coupon) => {
    const address = situation.customer.email.trim().toLowerCase();
    if (address === '' && mayWait(situation, coupon)) return null;
    const known = [address, normaliseEmail(address)];
    const named = patterns.some((pattern) => {
      const allowed = pattern.trim().toLowerCase();
      return address !== '' && known.some((one) => matchesWildcard(one, allowed));
    });
    return named ? null : problem('coupons.problem.otherPerson');
  },
});

/** Searches for the parts between the stars in order: linear time for any pattern. */
export function matchesWildcard(text: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const [head = ''] = parts;
  if (parts.length === 1) return text === head;
  const tail = parts.at(-1) ?? '';
  if (!text.startsWith(head) || !text.endsWith(tail)) return false;
  const end = text.length - tail.length;
  let from = head.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return from <= end;
}
