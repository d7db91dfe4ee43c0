import type { RestRoute } from '../../rest/rest-route.ts';
import { blockSetRoutes } from './block-sets.ts';
import { blockRoutes } from './blocks.ts';
import { documentRoutes } from './documents.ts';
import { menuRoutes } from './menus.ts';
import { redirectRoutes } from './redirects.ts';
import { renderRoutes } from './render-blocks.ts';
import { revisionRoutes } from './revisions.ts';

/** Pages and posts with their blocks and revisions, menus and redirects. */
export const contentRoutes: readonly RestRoute[] = [
  ...blockRoutes,
  ...blockSetRoutes,
  ...renderRoutes,
  ...documentRoutes,
  ...revisionRoutes,
  ...menuRoutes,
  ...redirectRoutes,
];
