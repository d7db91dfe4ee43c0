import type { RestRoute } from '../../rest/rest-route.ts';
import { blockSetRoutes } from './block-sets.ts';
import { blockRoutes } from './blocks.ts';
import { documentRoutes } from './documents.ts';
import { draftRoutes } from './drafts.ts';
import { imageFileRoutes } from './media/image-files.ts';
import { imageUsageRoutes } from './media/image-usage.ts';
import { libraryRoutes } from './media/library.ts';
import { productVideoRoutes } from './media/product-videos.ts';
import { menuRoutes } from './menus.ts';
import { redirectRoutes } from './redirects.ts';
import { renderRoutes } from './render-blocks.ts';
import { revisionRoutes } from './revisions.ts';
import { themeRoutes } from './theme-preview.ts';

/** Pages and posts with their blocks and revisions, pictures, menus, redirects and the theme. */
export const contentRoutes: readonly RestRoute[] = [
  ...blockRoutes,
  ...blockSetRoutes,
  ...renderRoutes,
  ...documentRoutes,
  ...draftRoutes,
  ...revisionRoutes,
  ...imageUsageRoutes,
  ...imageFileRoutes,
  ...productVideoRoutes,
  ...libraryRoutes,
  ...menuRoutes,
  ...redirectRoutes,
  ...themeRoutes,
];
