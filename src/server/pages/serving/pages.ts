import { addressesPage, editAddressPage } from '../account/account-address-pages.ts';
import { editAccountPage } from '../account/account-details-page.ts';
import { downloadsPage } from '../account/account-downloads-page.ts';
import {
  logOutPage,
  lostPasswordPage,
  setUpPage,
  verifyEmailPage,
} from '../account/account-link-pages.ts';
import { ordersPage, viewOrderPage } from '../account/account-orders-pages.ts';
import { accountPage } from '../account/account-page.ts';
import { paymentMethodsPage } from '../account/account-payments-page.ts';
import { privacyPage } from '../account/account-privacy-page.ts';
import { securityPage } from '../account/account-security-page.ts';
import { cartPage } from '../cart/cart-page.ts';
import { cartReminderPage } from '../cart-reminders/cart-reminder-page.ts';
import { checkoutPage } from '../checkout/checkout-page.ts';
import { documentPage } from '../content/document-page.ts';
import { homePage } from '../content/home-page.ts';
import { journalPage, postCategoryPage, postTagPage } from '../content/journal-page.ts';
import { postPage } from '../content/post-page.ts';
import { giftBalancePage } from '../gift-cards/balance-page.ts';
import { categoryPage } from '../listing/category-page.ts';
import { searchPage } from '../listing/search-page.ts';
import { shopPage } from '../listing/shop-page.ts';
import { tagPage } from '../listing/tag-page.ts';
import { newsletterPage } from '../newsletter/newsletter-page.ts';
import { invoicePage } from '../orders/invoice-page.ts';
import { orderPayPage } from '../orders/order-pay-page.ts';
import { orderReceivedPage } from '../orders/order-received-page.ts';
import { returnOrderPage } from '../orders/return-order-page.ts';
import { trackOrderPage } from '../orders/track-order-page.ts';
import type { PageDefinition } from '../page.ts';
import { comparePage } from '../product/compare-page.ts';
import { productPage } from '../product/product-page.ts';
import { reviewPage } from '../product/review-page.ts';
import { stockAlertPage } from '../stock-alerts/stock-alert-page.ts';

/** Every page with an address, the one that takes any word last. */
export const pageDefinitions: PageDefinition[] = [
  homePage,
  shopPage,
  searchPage,
  cartPage,
  orderReceivedPage,
  orderPayPage,
  invoicePage,
  checkoutPage,
  accountPage,
  ordersPage,
  viewOrderPage,
  downloadsPage,
  addressesPage,
  editAddressPage,
  editAccountPage,
  paymentMethodsPage,
  securityPage,
  privacyPage,
  lostPasswordPage,
  verifyEmailPage,
  logOutPage,
  setUpPage,
  newsletterPage,
  stockAlertPage,
  cartReminderPage,
  giftBalancePage,
  trackOrderPage,
  returnOrderPage,
  comparePage,
  journalPage,
  postCategoryPage,
  postTagPage,
  categoryPage,
  tagPage,
  reviewPage,
  productPage,
  postPage,
  documentPage,
];
