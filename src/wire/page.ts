import type { AccountPages } from './account.ts';
import type { CartPage } from './cart-page.ts';
import type { CartReminderPage } from './cart-reminder/reminder-page.ts';
import type { CheckoutPage } from './checkout.ts';
import type { ComparePage } from './compare.ts';
import type { ContentPage, JournalPage, NewsletterPage, PostPage } from './content.ts';
import type { StockAlertPage } from './forms/stock-alert-form.ts';
import type { GiftBalancePage } from './gift-cards/balance-page.ts';
import type { ListingPage, SearchPage } from './listing.ts';
import type {
  InvoicePage,
  OrderPayPage,
  OrderReceivedPage,
  OrderSheetsPage,
} from './order-page.ts';
import type {
  BundleProductPage,
  LineChoicePage,
  OptionedProductPage,
  ProductPage,
} from './product-page.ts';
import type { ReturnOrderPage } from './returns.ts';
import type { ReviewPage } from './review-form.ts';
import type { TrackOrderPage } from './track-order.ts';

/** The data of each page by the page's name; shop/pages.ts has a component for every name. */
export interface PageData extends AccountPages {
  home: ContentPage;
  content: ContentPage;
  /** What a closed shop shows at every address. */
  closed: ContentPage;
  listing: ListingPage;
  search: SearchPage;
  product: ProductPage;
  /** A product with custom options: the same page, with their script. */
  'product-options': OptionedProductPage;
  /** A bundle: the same page, with what builds it. */
  'product-bundle': BundleProductPage;
  /** Its form alone, for a frame of the admin. */
  'line-choice': LineChoicePage;
  review: ReviewPage;
  cart: CartPage;
  checkout: CheckoutPage;
  'order-received': OrderReceivedPage;
  'order-pay': OrderPayPage;
  invoice: InvoicePage;
  /** Invoices and packing slips that a manager prints. */
  'order-sheets': OrderSheetsPage;
  journal: JournalPage;
  post: PostPage;
  newsletter: NewsletterPage;
  'stock-alert': StockAlertPage;
  'basket-reminder': CartReminderPage;
  'gift-balance': GiftBalancePage;
  compare: ComparePage;
  'track-order': TrackOrderPage;
  'return-order': ReturnOrderPage;
  'not-found': { address: string };
  /** `reason` where there is more to say than the status does. */
  problem: { status: number; requestId: string; reason?: 'used' | 'expired' };
}
export type PageName = keyof PageData;

/** What the JSON script element `page-data` contains: the server rendered the page from exactly this. */
export interface PageEnvelope<Name extends PageName = PageName> {
  page: Name;
  /** The page's own path, by which menus mark the current entry; empty on a problem page. */
  path: string;
  data: PageData[Name];
  /** Server time in epoch milliseconds, so that a wrong device clock does no harm. */
  now: number;
}
