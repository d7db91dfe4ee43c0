import type { RestRoute } from '../../rest/rest-route.ts';

/** Option forms, bundles, boosters, upsells and what else products have of this shop alone. */
export const catalogRoutes: readonly RestRoute[] = [];
