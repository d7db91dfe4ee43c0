import { createHash } from 'node:crypto';

/** Where programs look for a face; the shop itself asks nothing there. */
export function getAvatars(email: string): Record<string, string> {
  const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  return Object.fromEntries(
    [24, 48, 96].map((size) => [
      size,
      `https://secure.gravatar.com/avatar/${hash}?s=${size}&d=mm&r=g`,
    ]),
  );
}
