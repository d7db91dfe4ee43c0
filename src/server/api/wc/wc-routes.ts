import type { RestRoute } from '../rest/rest-route.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { couponRoutes } from './coupons/coupons.ts';
import { customerRoutes } from './customers/customers.ts';
import { actionRoutes } from './orders/actions.ts';
import { noteRoutes } from './orders/notes.ts';
import { orderRoutes } from './orders/orders.ts';
import { refundRoutes } from './orders/refunds.ts';
import { productRoutes } from './products/product-routes.ts';
import { reviewRoutes } from './products/review-routes.ts';
import { variationRoutes } from './products/variation-routes.ts';
import { reportRoutes } from './reports/reports.ts';
import { shopRoutes } from './shop/shop-routes.ts';
import { taxRoutes } from './taxes.ts';
import { termRoutes } from './terms/term-routes.ts';
import { webhookRoutes } from './webhooks/webhooks.ts';

/** `wc/v3` and `wc-analytics`, which managers and their programs read and write. Fixed names come before `:id`. */
export const wcRoutes: readonly RestRoute[] = [
  ...termRoutes,
  ...reviewRoutes,
  ...variationRoutes,
  ...productRoutes,
  ...orderRoutes,
  ...noteRoutes,
  ...refundRoutes,
  ...actionRoutes,
  ...couponRoutes,
  ...customerRoutes,
  ...reportRoutes,
  ...analyticsRoutes,
  ...shopRoutes,
  ...taxRoutes,
  ...webhookRoutes,
];
