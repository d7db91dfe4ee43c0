import type { RestRoute } from '../../rest/rest-route.ts';
import { dataRoutes } from './data.ts';
import { gatewayRoutes } from './gateways.ts';
import { settingRoutes } from './settings.ts';
import { shippingMethodRoutes } from './shipping-methods.ts';
import { statusRoutes } from './system-status.ts';
import { taxClassRoutes } from './tax-classes.ts';
import { locationRoutes } from './zone-locations.ts';
import { methodRoutes } from './zone-methods.ts';
import { zoneRoutes } from './zones.ts';

/** What a shop is set up with: tax classes, shipping, payment, settings, and facts about the world. */
export const shopRoutes: readonly RestRoute[] = [
  ...taxClassRoutes,
  ...zoneRoutes,
  ...locationRoutes,
  ...methodRoutes,
  ...shippingMethodRoutes,
  ...gatewayRoutes,
  ...settingRoutes,
  ...dataRoutes,
  ...statusRoutes,
];
