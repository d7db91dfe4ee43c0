import type { Domain } from '#server/settings/domain.ts';
import { statesRoutes } from './states-routes.ts';

export const addressesDomain: Domain = {
  routes: statesRoutes,
};
