import type { Message } from '#rules/messages/format.ts';

/** Texts of comparing products and of passing one on. */
export const compareMessages = {
  'compare.title': 'Compare products',
  'compare.add': 'Compare',
  'compare.added': 'Compared',
  'compare.open': { one: 'See {count} product compared', other: 'See {count} products compared' },
  'compare.full': 'Four products are compared already. Remove one first.',
  'compare.empty': 'Nothing to compare yet. Press “Compare” on the page of a product.',
  'compare.shop': 'Go to the shop',
  'compare.remove': 'Remove',
  'compare.removeOf': 'Remove {name}',
  'compare.differs': 'Differs',
  'compare.onlyDifferences': 'Differences only',
  'compare.none': 'Not stated',
  'compare.table': 'Comparison',
  'compare.availability': 'Availability',
  'compare.returns': 'Returns',
  'compare.share': 'Share',
  'compare.copied': 'The link is copied.',
} satisfies Record<string, Message>;
