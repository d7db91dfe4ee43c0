import type { ComponentType } from 'react';
import type { PageData, PageName } from '#wire/page.ts';

export type PageComponent<Name extends PageName> = ComponentType<{ data: PageData[Name] }>;

interface Page<Name extends PageName> {
  /** Source file, by which the server finds the page's script and style in the build's manifest. */
  source: string;
  load(): Promise<PageComponent<Name>>;
}

/** The list of all pages: a browser loads the current one, the server loads all at start. */
export const pages: { [Name in PageName]: Page<Name> } = {
  home: {
    source: 'src/shop/content/content-page.tsx',
    load: async () => (await import('./content/content-page.tsx')).ContentPageView,
  },
  content: {
    source: 'src/shop/content/content-page.tsx',
    load: async () => (await import('./content/content-page.tsx')).ContentPageView,
  },
  listing: {
    source: 'src/shop/listing/listing-page.tsx',
    load: async () => (await import('./listing/listing-page.tsx')).ListingPageView,
  },
  search: {
    source: 'src/shop/search/search-page.tsx',
    load: async () => (await import('./search/search-page.tsx')).SearchPageView,
  },
  product: {
    source: 'src/shop/product/product-page.tsx',
    load: async () => (await import('./product/product-page.tsx')).ProductPageView,
  },
  'product-options': {
    source: 'src/shop/options/optioned-product-page.tsx',
    load: async () => (await import('./options/optioned-product-page.tsx')).OptionedProductPageView,
  },
  'product-bundle': {
    source: 'src/shop/bundles/bundle-product-page.tsx',
    load: async () => (await import('./bundles/bundle-product-page.tsx')).BundleProductPageView,
  },
  review: {
    source: 'src/shop/reviews/form/review-page.tsx',
    load: async () => (await import('./reviews/form/review-page.tsx')).ReviewPageView,
  },
  cart: {
    source: 'src/shop/cart/cart-page.tsx',
    load: async () => (await import('./cart/cart-page.tsx')).CartPageView,
  },
  'order-received': {
    source: 'src/shop/order/order-received-page.tsx',
    load: async () => (await import('./order/order-received-page.tsx')).OrderReceivedPageView,
  },
  'order-pay': {
    source: 'src/shop/order/order-pay-page.tsx',
    load: async () => (await import('./order/order-pay-page.tsx')).OrderPayPageView,
  },
  newsletter: {
    source: 'src/shop/newsletter/newsletter-page.tsx',
    load: async () => (await import('./newsletter/newsletter-page.tsx')).NewsletterPageView,
  },
  'stock-alert': {
    source: 'src/shop/stock-alerts/alert-page.tsx',
    load: async () => (await import('./stock-alerts/alert-page.tsx')).StockAlertPageView,
  },
  invoice: {
    source: 'src/shop/order/invoice-page.tsx',
    load: async () => (await import('./order/invoice-page.tsx')).InvoicePageView,
  },
  checkout: {
    source: 'src/shop/checkout/checkout-page.tsx',
    load: async () => (await import('./checkout/checkout-page.tsx')).CheckoutPageView,
  },
  account: {
    source: 'src/shop/account/account-page.tsx',
    load: async () => (await import('./account/account-page.tsx')).AccountPageView,
  },
  'account-orders': {
    source: 'src/shop/account/orders-page.tsx',
    load: async () => (await import('./account/orders-page.tsx')).OrdersPageView,
  },
  'account-addresses': {
    source: 'src/shop/account/addresses-page.tsx',
    load: async () => (await import('./account/addresses-page.tsx')).AddressesPageView,
  },
  'account-settings': {
    source: 'src/shop/account/settings-page.tsx',
    load: async () => (await import('./account/settings-page.tsx')).SettingsPageView,
  },
  journal: {
    source: 'src/shop/content/journal-page.tsx',
    load: async () => (await import('./content/journal-page.tsx')).JournalPageView,
  },
  post: {
    source: 'src/shop/content/post-page.tsx',
    load: async () => (await import('./content/post-page.tsx')).PostPageView,
  },
  'not-found': {
    source: 'src/shop/content/not-found-page.tsx',
    load: async () => (await import('./content/not-found-page.tsx')).NotFoundPageView,
  },
  problem: {
    source: 'src/shop/content/problem-page.tsx',
    load: async () => (await import('./content/problem-page.tsx')).ProblemPageView,
  },
};
