import type { RestRoute } from '../../rest/rest-route.ts';

/** Content blocks, menus and the moderation of what visitors write. */
export const contentRoutes: readonly RestRoute[] = [];
