import { checkCatalog } from '#server/catalog/health/catalog-health.ts';
import {
  CATALOG_CHECKS,
  type CatalogCheckResult,
  catalogHealthResponse,
} from '#wire/vitrine/catalog-health.ts';
import { found, type RestRoute } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';

const health = vitrineEndpoint({
  action: 'view',
  permission: 'manage-products',
  summary: 'What is missing or wrong in the published catalogue, with the first products of each',
  params: {},
  answer: { schema: catalogHealthResponse },
  async handle(_, { ctx }) {
    const checks: CatalogCheckResult[] = [];
    for (const check of CATALOG_CHECKS) {
      checks.push({ check, ...(await checkCatalog(ctx.db, check)) });
    }
    return found(checks);
  },
});

export const catalogHealthRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/catalogue-health', methods: { GET: health } },
];
