import type { Message } from '#rules/messages/format.ts';

/** Texts around every page: header, menus, search form, footer. */
export const layoutMessages = {
  'layout.skip': 'Skip to the content',
  'layout.menu': 'Menu',
  'layout.mainMenu': 'Main menu',
  'layout.openMenu': 'Open {name}',
  'layout.allOf': 'All of {name}',
  'layout.close': 'Close',
  'layout.back': 'Back',
  'layout.search': 'Search',
  'layout.searchPlaceholder': 'Search the shop',
  'layout.searchCategory': 'Search in',
  'layout.allCategories': 'All categories',
  'layout.account': 'Account',
  'layout.accountOf': 'Account of {name}',
  'layout.basket': 'Basket',
  'layout.basketCount': { one: 'Basket, {count} item', other: 'Basket, {count} items' },
  'layout.backToBasket': 'Back to your basket',
  'layout.home': 'Home',
  'layout.breadcrumb': 'You are here',
  'layout.categories': 'Categories',
  'layout.rights': '© {year} {shop}. Drawn and made with care.',
  'layout.loading': 'Loading...',
  'layout.contentMissing': 'Content not found',
  'layout.contentFailed': 'The content could not be loaded.',
  'layout.backToTop': 'Back to top',
} satisfies Record<string, Message>;
