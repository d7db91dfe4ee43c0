import type { Domain } from '#server/settings/domain.ts';
import { productVideoRoutes } from './product-video-routes.ts';

export const productVideosDomain: Domain = {
  files: ({ storage }) => productVideoRoutes(storage),
};
