import type { PageName } from '#wire/page.ts';

/**
 * The file of each page, by which the server finds its script and style in the build's manifest. Apart
 * from the pages, since browsers have no use for it.
 */
export const pageSources: Record<PageName, string> = {
  home: 'src/shop/pages/content/content-page.tsx',
  content: 'src/shop/pages/content/content-page.tsx',
  closed: 'src/shop/pages/content/closed-page.tsx',
  listing: 'src/shop/pages/listing/listing-page.tsx',
  search: 'src/shop/pages/listing/search-page.tsx',
  product: 'src/shop/pages/product/product-page.tsx',
  'product-options': 'src/shop/pages/product/optioned-product-page.tsx',
  'product-bundle': 'src/shop/pages/product/bundle-product-page.tsx',
  'line-choice': 'src/shop/pages/product/line-choice-page.tsx',
  review: 'src/shop/pages/product/review-page.tsx',
  cart: 'src/shop/pages/cart/cart-page.tsx',
  'order-received': 'src/shop/pages/order/order-received-page.tsx',
  'order-pay': 'src/shop/pages/order/order-pay-page.tsx',
  newsletter: 'src/shop/pages/mailbox/newsletter-page.tsx',
  'stock-alert': 'src/shop/pages/mailbox/alert-page.tsx',
  'basket-reminder': 'src/shop/pages/mailbox/reminder-page.tsx',
  'gift-balance': 'src/shop/pages/mailbox/balance-page.tsx',
  compare: 'src/shop/pages/product/compare-page.tsx',
  'track-order': 'src/shop/pages/mailbox/track-order-page.tsx',
  'return-order': 'src/shop/pages/mailbox/return-order-page.tsx',
  invoice: 'src/shop/pages/order/invoice-page.tsx',
  'order-sheets': 'src/shop/pages/order/order-sheets-page.tsx',
  checkout: 'src/shop/pages/checkout/checkout-page.tsx',
  account: 'src/shop/pages/account/account-page.tsx',
  'account-orders': 'src/shop/pages/account/orders-page.tsx',
  'account-addresses': 'src/shop/pages/account/addresses-page.tsx',
  'account-settings': 'src/shop/pages/account/settings-page.tsx',
  journal: 'src/shop/pages/content/journal-page.tsx',
  post: 'src/shop/pages/content/post-page.tsx',
  'not-found': 'src/shop/pages/content/not-found-page.tsx',
  problem: 'src/shop/pages/content/problem-page.tsx',
};
