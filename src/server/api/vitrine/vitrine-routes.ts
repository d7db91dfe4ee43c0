import type { RestRoute } from '../rest/rest-route.ts';
import { deliveryRoutes } from '../wc/webhooks/deliveries.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { couponToolRoutes } from './coupons/coupon-codes.ts';
import { customerNoteRoutes } from './customers/customer-notes.ts';
import { customerRoutes } from './customers/customers.ts';
import { segmentRoutes } from './customers/segments.ts';
import { storeCreditRoutes } from './customers/store-credit.ts';
import { countriesRoute } from './delivery/countries.ts';
import { shippingOrderRoutes } from './delivery/delivery-order.ts';
import { shippingTestRoute } from './delivery/delivery-test.ts';
import { productClassRoutes } from './delivery/product-classes.ts';
import { fullZoneRoutes } from './delivery/shipping-zones.ts';
import { taxFileRoute } from './delivery/tax-file.ts';
import { campaignRoutes } from './marketing/campaigns.ts';
import { cartReminderRoutes } from './marketing/cart-reminders.ts';
import { giftCardRoutes } from './marketing/gift-cards.ts';
import { openapiRoute } from './openapi/openapi-route.ts';
import { runningRoutes } from './operations/running-routes.ts';
import { leftToShipRoutes } from './orders/left-to-ship.ts';
import { lineChoiceRoutes } from './orders/line-choice.ts';
import { linePriceRoutes } from './orders/line-price.ts';
import { orderDraftRoutes } from './orders/order-draft.ts';
import { orderEmailRoutes } from './orders/order-emails.ts';
import { orderFileRoutes } from './orders/order-file.ts';
import { orderPaymentRoutes } from './orders/order-payments.ts';
import { shipmentRoutes } from './orders/order-shipments.ts';
import { packingRoutes } from './orders/packing.ts';
import { returnRoutes } from './orders/returns.ts';

const described: readonly RestRoute[] = [
  ...catalogRoutes,
  ...contentRoutes,
  ...shipmentRoutes,
  ...packingRoutes,
  ...returnRoutes,
  ...orderEmailRoutes,
  ...orderDraftRoutes,
  ...orderPaymentRoutes,
  ...orderFileRoutes,
  ...linePriceRoutes,
  ...leftToShipRoutes,
  ...lineChoiceRoutes,
  ...couponToolRoutes,
  ...customerRoutes,
  ...customerNoteRoutes,
  ...storeCreditRoutes,
  ...segmentRoutes,
  ...shippingOrderRoutes,
  ...fullZoneRoutes,
  ...productClassRoutes,
  countriesRoute,
  shippingTestRoute,
  taxFileRoute,
  ...campaignRoutes,
  ...cartReminderRoutes,
  ...giftCardRoutes,
  ...runningRoutes,
  ...analyticsRoutes,
  ...deliveryRoutes,
];

/** `vitrine/v1`: what WooCommerce has no word for. Fixed names come before `:id`. */
export const vitrineRoutes: readonly RestRoute[] = [...described, openapiRoute(described)];
