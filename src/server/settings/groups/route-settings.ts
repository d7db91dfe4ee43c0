import * as z from 'zod';
import { refused, setting } from './setting.ts';

const path = z.string().regex(/^\/[a-z0-9/_:-]*$/, refused('path'));

/** Where each page answers; a placeholder such as `:slug` names the thing it shows. */
export const ROUTE_SETTINGS = {
  'routes.home': setting(path, '/'),
  'routes.shop': setting(path, '/shop'),
  'routes.category': setting(path, '/product-category/:slug'),
  'routes.tag': setting(path, '/product-tag/:slug'),
  'routes.product': setting(path, '/product/:slug'),
  /** Always the product's own address with a word behind it. */
  'routes.review': setting(path, '/product/:slug/review'),
  'routes.cart': setting(path, '/cart'),
  'routes.checkout': setting(path, '/checkout'),
  'routes.orderReceived': setting(path, '/checkout/order-received/:id'),
  'routes.orderPay': setting(path, '/checkout/order-pay/:id'),
  'routes.invoice': setting(path, '/checkout/invoice/:id'),
  'routes.account': setting(path, '/my-account'),
  'routes.orders': setting(path, '/my-account/orders'),
  'routes.viewOrder': setting(path, '/my-account/view-order/:id'),
  'routes.downloads': setting(path, '/my-account/downloads'),
  'routes.editAddress': setting(path, '/my-account/edit-address'),
  'routes.editOneAddress': setting(path, '/my-account/edit-address/:kind'),
  'routes.editAccount': setting(path, '/my-account/edit-account'),
  'routes.paymentMethods': setting(path, '/my-account/payment-methods'),
  'routes.security': setting(path, '/my-account/security'),
  'routes.privacy': setting(path, '/my-account/privacy'),
  'routes.lostPassword': setting(path, '/my-account/lost-password'),
  'routes.verifyEmail': setting(path, '/my-account/verify-email'),
  'routes.logOut': setting(path, '/my-account/customer-logout'),
  'routes.setUp': setting(path, '/my-account/set-up'),
  'routes.newsletter': setting(path, '/newsletter'),
  'routes.stockAlert': setting(path, '/stock-alert'),
  'routes.basketReminder': setting(path, '/basket-reminder'),
  'routes.giftBalance': setting(path, '/gift-card'),
  'routes.returnOrder': setting(path, '/return-order/:id'),
  'routes.compare': setting(path, '/compare'),
  'routes.trackOrder': setting(path, '/track-order'),
  'routes.search': setting(path, '/search'),
  'routes.journal': setting(path, '/journal'),
  'routes.post': setting(path, '/journal/:slug'),
  'routes.postCategory': setting(path, '/journal/category/:slug'),
  'routes.postTag': setting(path, '/journal/tag/:slug'),
  'routes.document': setting(path, '/:slug'),
};
