import type { RestRoute } from '../../rest/rest-route.ts';
import { blockRoutes } from './blocks.ts';
import { documentRoutes } from './documents.ts';
import { menuRoutes } from './menus.ts';
import { redirectRoutes } from './redirects.ts';
import { revisionRoutes } from './revisions.ts';

/** Pages and posts with their blocks and revisions, menus and redirects. */
export const contentRoutes: readonly RestRoute[] = [
  ...blockRoutes,
  ...documentRoutes,
  ...revisionRoutes,
  ...menuRoutes,
  ...redirectRoutes,
];
