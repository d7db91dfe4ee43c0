import type { Domain } from '#server/settings/domain.ts';
import { createImageVariants } from './image-variant.ts';
import { mediaRoutes } from './media-routes.ts';

export const mediaDomain: Domain = {
  files: ({ database, storage }) => mediaRoutes(createImageVariants(database.db, storage)),
};
