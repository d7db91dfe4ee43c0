import type { RestRoute } from '../rest/rest-route.ts';
import { commentRoutes } from './comments.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { revisionRoutes } from './documents/revision-routes.ts';
import { termRoutes } from './documents/term-routes.ts';
import { mediaRestRoutes } from './media.ts';
import { wpProductRoutes } from './products.ts';
import { siteKindRoutes } from './site-kinds.ts';
import { siteSearch } from './site-search.ts';
import { siteSettings } from './site-settings.ts';
import { applicationRoutes } from './users/application-routes.ts';
import { meRoutes } from './users/me-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** `wp/v2`: people, pages, posts, comments and pictures. */
export const wpRoutes: readonly RestRoute[] = [
  ...meRoutes,
  ...applicationRoutes,
  ...userRoutes,
  ...mediaRestRoutes,
  ...revisionRoutes,
  ...documentRoutes,
  ...termRoutes,
  ...commentRoutes,
  siteSettings,
  ...siteKindRoutes,
  siteSearch,
  ...wpProductRoutes,
];
