import type { PageName } from '#wire/page.ts';

/**
 * The file of each page, by which the server finds its script and style in the build's manifest. Apart
 * from the pages, since browsers have no use for it.
 */
export const pageSources: Record<PageName, string> = {
  home: 'src/shop/content/content-page.tsx',
  content: 'src/shop/content/content-page.tsx',
  closed: 'src/shop/coming-soon/closed-page.tsx',
  listing: 'src/shop/listing/listing-page.tsx',
  search: 'src/shop/search/search-page.tsx',
  product: 'src/shop/product/product-page.tsx',
  'product-options': 'src/shop/options/optioned-product-page.tsx',
  'product-bundle': 'src/shop/bundles/bundle-product-page.tsx',
  'line-choice': 'src/shop/options/line-choice-page.tsx',
  review: 'src/shop/reviews/form/review-page.tsx',
  cart: 'src/shop/cart/cart-page.tsx',
  'order-received': 'src/shop/order/order-received-page.tsx',
  'order-pay': 'src/shop/order/order-pay-page.tsx',
  newsletter: 'src/shop/newsletter/newsletter-page.tsx',
  'stock-alert': 'src/shop/stock-alerts/alert-page.tsx',
  'basket-reminder': 'src/shop/basket-reminders/reminder-page.tsx',
  'gift-balance': 'src/shop/gift-cards/balance-page.tsx',
  invoice: 'src/shop/order/invoice-page.tsx',
  'order-sheets': 'src/shop/order/sheets/order-sheets-page.tsx',
  checkout: 'src/shop/checkout/checkout-page.tsx',
  account: 'src/shop/account/account-page.tsx',
  'account-orders': 'src/shop/account/orders-page.tsx',
  'account-addresses': 'src/shop/account/addresses-page.tsx',
  'account-settings': 'src/shop/account/settings-page.tsx',
  journal: 'src/shop/content/journal/journal-page.tsx',
  post: 'src/shop/content/journal/post-page.tsx',
  'not-found': 'src/shop/content/not-found-page.tsx',
  problem: 'src/shop/content/problem-page.tsx',
};
