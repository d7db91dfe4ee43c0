import { type CdnTarget, purgeAdapter } from './purge-adapters.ts';

// What a response says to a CDN: a page that is the same for everyone may be held for a while, under its
// tags; everything else is private, since some CDNs hold what only says `no-store` or says nothing.
// Example: a product page may be held for 300 seconds and shown for 60 more while it is asked for anew.

/** Every page has it: to purge it is to purge all pages, and no images or scripts. */
export const EVERY_PAGE = 'all';

/** Visitors see the page of before while the CDN asks for the new one. */
const WHILE_REVALIDATE_SECONDS = 60;

/** Proxies between take 16 KB for all headers of a response. */
const MAX_TAG_BYTES = 4000;

/** What may not stand in the headers of tags. */
const UNSAFE_TAG = /[^\w:.-]/;

export interface HeldPage {
  /** The same for everyone, and of data that was not changed meanwhile. */
  readonly shared: boolean;
  readonly tags: readonly string[];
  readonly expiresAt: number;
}

/** Null for a page that a CDN may not hold. It never holds one for longer than the shop would. */
export function cdnHeaders(
  target: CdnTarget,
  { shared, tags, expiresAt }: HeldPage,
  now: number,
): Record<string, string> | null {
  const left = Math.floor((expiresAt - now) / 1000);
  const distinct = [...new Set([...tags, EVERY_PAGE])];
  const bytes = distinct.reduce((sum, tag) => sum + tag.length + 1, 0);
  if (!shared || left < 1 || bytes > MAX_TAG_BYTES) return null;
  if (distinct.some((tag) => UNSAFE_TAG.test(tag))) return null;
  const age = Math.min(target.maxAgeSeconds, left);
  const stale = Math.min(WHILE_REVALIDATE_SECONDS, left - age);
  const adapter = purgeAdapter(target);
  return {
    'cache-control': adapter.readsSharedAge
      ? `public, max-age=0, s-maxage=${age}`
      : 'public, no-cache',
    [adapter.lifetimeHeader]: `max-age=${age}, stale-while-revalidate=${stale}`,
    ...adapter.tagHeaders(distinct),
  };
}

/** Of a response that a CDN may not hold; files with a lifetime of their own stay as they are. */
export function privateCacheControl(said: string | null | undefined): string {
  if (!said) return 'private, no-store';
  const directives = said.split(',').map((directive) => directive.trim());
  const isPublic = directives.includes('public');
  if (isPublic && !directives.includes('no-cache')) return said;
  const others = directives.filter((one) => one !== 'public' && one !== 'private');
  return ['private', ...others].join(', ');
}
