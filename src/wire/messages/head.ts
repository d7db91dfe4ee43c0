import type { Message } from '#rules/messages/format.ts';

/** Titles and descriptions that browsers, search engines and shared links show. */
export const headMessages = {
  'head.title': '{title} – {shop}',
  'head.home': '{shop} – {tagline}',
  'head.pageOf': '{title}, page {page}',
  'head.shopDescription': 'Everything at {shop}: {tagline}.',
  'head.categoryDescription': '{title} at {shop}: {tagline}.',
  'head.searchDescription': 'Products and pages that match your search at {shop}.',
  'head.journalDescription': 'Stories, recipes and care notes from {shop}.',
} satisfies Record<string, Message>;
