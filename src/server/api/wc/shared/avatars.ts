import { createHash } from 'node:crypto';

/** Where programs look for a face; the shop itself asks nothing there. */
export function getAvatars(email: string) {
  const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  const address = (size: number) => `https://secure.gravatar.com/avatar/${hash}?s=${size}&d=mm&r=g`;
  return { 24: address(24), 48: address(48), 96: address(96) };
}
