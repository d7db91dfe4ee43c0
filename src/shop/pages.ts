import type { ComponentType } from 'react';
import type { PageData, PageName } from '#wire/page.ts';
import type { FrameProps } from './layout/frame.tsx';

export type PageComponent<Name extends PageName> = ComponentType<{ data: PageData[Name] }> & {
  /** Where the page is not framed as the others are. */
  Frame?: ComponentType<FrameProps>;
};

interface Page<Name extends PageName> {
  load(): Promise<PageComponent<Name>>;
}

/** The list of all pages: a browser loads the current one, the server loads all at start. */
export const pages: { [Name in PageName]: Page<Name> } = {
  home: {
    load: async () => (await import('./pages/content/content-page.tsx')).ContentPageView,
  },
  content: {
    load: async () => (await import('./pages/content/content-page.tsx')).ContentPageView,
  },
  closed: {
    load: async () => (await import('./pages/content/closed-page.tsx')).ClosedPageView,
  },
  listing: {
    load: async () => (await import('./pages/listing/listing-page.tsx')).ListingPageView,
  },
  search: {
    load: async () => (await import('./pages/listing/search-page.tsx')).SearchPageView,
  },
  product: {
    load: async () => (await import('./pages/product/product-page.tsx')).ProductPageView,
  },
  'product-options': {
    load: async () =>
      (await import('./pages/product/optioned-product-page.tsx')).OptionedProductPageView,
  },
  'product-bundle': {
    load: async () =>
      (await import('./pages/product/bundle-product-page.tsx')).BundleProductPageView,
  },
  'line-choice': {
    load: async () => (await import('./pages/product/line-choice-page.tsx')).LineChoicePageView,
  },
  review: {
    load: async () => (await import('./pages/product/review-page.tsx')).ReviewPageView,
  },
  cart: {
    load: async () => (await import('./pages/cart/cart-page.tsx')).CartPageView,
  },
  'order-received': {
    load: async () => (await import('./pages/order/order-received-page.tsx')).OrderReceivedPageView,
  },
  'order-pay': {
    load: async () => (await import('./pages/order/order-pay-page.tsx')).OrderPayPageView,
  },
  newsletter: {
    load: async () => (await import('./pages/mailbox/newsletter-page.tsx')).NewsletterPageView,
  },
  'stock-alert': {
    load: async () => (await import('./pages/mailbox/alert-page.tsx')).StockAlertPageView,
  },
  'basket-reminder': {
    load: async () => (await import('./pages/mailbox/reminder-page.tsx')).ReminderPageView,
  },
  'gift-balance': {
    load: async () => (await import('./pages/mailbox/balance-page.tsx')).BalancePageView,
  },
  compare: {
    load: async () => (await import('./pages/product/compare-page.tsx')).ComparePageView,
  },
  'track-order': {
    load: async () => (await import('./pages/mailbox/track-order-page.tsx')).TrackOrderPageView,
  },
  'return-order': {
    load: async () => (await import('./pages/mailbox/return-order-page.tsx')).ReturnOrderPageView,
  },
  invoice: {
    load: async () => (await import('./pages/order/invoice-page.tsx')).InvoicePageView,
  },
  'order-sheets': {
    load: async () => (await import('./pages/order/order-sheets-page.tsx')).OrderSheetsPageView,
  },
  checkout: {
    load: async () => (await import('./pages/checkout/checkout-page.tsx')).CheckoutPageView,
  },
  account: {
    load: async () => (await import('./pages/account/account-page.tsx')).AccountPageView,
  },
  'account-orders': {
    load: async () => (await import('./pages/account/orders-page.tsx')).OrdersPageView,
  },
  'account-addresses': {
    load: async () => (await import('./pages/account/addresses-page.tsx')).AddressesPageView,
  },
  'account-settings': {
    load: async () => (await import('./pages/account/settings-page.tsx')).SettingsPageView,
  },
  journal: {
    load: async () => (await import('./pages/content/journal-page.tsx')).JournalPageView,
  },
  post: {
    load: async () => (await import('./pages/content/post-page.tsx')).PostPageView,
  },
  'not-found': {
    load: async () => (await import('./pages/content/not-found-page.tsx')).NotFoundPageView,
  },
  problem: {
    load: async () => (await import('./pages/content/problem-page.tsx')).ProblemPageView,
  },
};
