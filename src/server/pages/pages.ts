import { addressesPage, editAddressPage } from './account-address-pages.ts';
import { editAccountPage } from './account-details-page.ts';
import { logOutPage, lostPasswordPage, setUpPage, verifyEmailPage } from './account-link-pages.ts';
import { ordersPage, viewOrderPage } from './account-orders-pages.ts';
import { accountPage } from './account-page.ts';
import { privacyPage } from './account-privacy-page.ts';
import { securityPage } from './account-security-page.ts';
import { cartPage } from './cart-page.ts';
import { categoryPage } from './category-page.ts';
import { checkoutPage } from './checkout-page.ts';
import { documentPage } from './document-page.ts';
import { homePage } from './home-page.ts';
import { invoicePage } from './invoice-page.ts';
import { journalPage } from './journal-page.ts';
import { orderPayPage } from './order-pay-page.ts';
import { orderReceivedPage } from './order-received-page.ts';
import type { PageDefinition } from './page.ts';
import { postPage } from './post-page.ts';
import { productPage } from './product-page.ts';
import { reviewPage } from './review-page.ts';
import { searchPage } from './search-page.ts';
import { shopPage } from './shop-page.ts';
import { tagPage } from './tag-page.ts';

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
  addressesPage,
  editAddressPage,
  editAccountPage,
  securityPage,
  privacyPage,
  lostPasswordPage,
  verifyEmailPage,
  logOutPage,
  setUpPage,
  journalPage,
  categoryPage,
  tagPage,
  reviewPage,
  productPage,
  postPage,
  documentPage,
];
