import type { Message } from '#rules/messages/format.ts';

/** Texts of the suggestions under the search field. */
export const suggestionMessages = {
  'suggestions.none': 'No products found.',
  'suggestions.list': 'Suggestions',
  'suggestions.products': 'Products',
  'suggestions.categories': 'Categories',
  'suggestions.pages': 'Pages and journal',
  'suggestions.recent': 'Your recent searches',
  'suggestions.clearRecent': 'Clear recent searches',
  'suggestions.seeAll': { one: 'See {count} result', other: 'See all {count} results' },
  'suggestions.seeMore': 'See all of more than {count} results',
  'suggestions.count': { one: '{count} suggestion', other: '{count} suggestions' },
} satisfies Record<string, Message>;
