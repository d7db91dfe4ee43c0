import type { RestRoute } from '../../rest/rest-route.ts';
import { blockRoutes } from './blocks.ts';
import { menuRoutes } from './menus.ts';

/** Content blocks, menus and the moderation of what visitors write. */
export const contentRoutes: readonly RestRoute[] = [...blockRoutes, ...menuRoutes];
