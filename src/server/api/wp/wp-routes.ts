import type { RestRoute } from '../rest/rest-route.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { revisionRoutes } from './documents/revision-routes.ts';
import { mediaRestRoutes } from './media.ts';
import { saveUserNotes } from './save-user-notes.ts';
import { usersMe } from './users-me.ts';

/** `wp/v2`: people, pages, posts, comments and pictures. */
export const wpRoutes: readonly RestRoute[] = [
  { namespace: 'wp/v2', path: '/users/me', methods: { GET: usersMe, POST: saveUserNotes } },
  ...mediaRestRoutes,
  ...revisionRoutes,
  ...documentRoutes,
];
