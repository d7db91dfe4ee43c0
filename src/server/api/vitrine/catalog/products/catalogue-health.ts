import { checkCatalogue } from '#server/catalog/health/catalogue-health.ts';
import { CATALOGUE_CHECKS, catalogueHealthAnswer } from '#wire/vitrine/catalogue-health.ts';
import { found, type RestRoute } from '../../../rest/rest-route.ts';
import { NAMESPACE, ownEndpoint } from '../../own-endpoint.ts';

const health = ownEndpoint({
  action: 'view',
  permission: 'manage-products',
  summary: 'What is missing or wrong in the published catalogue, with the first products of each',
  params: {},
  answer: { schema: catalogueHealthAnswer },
  async handle(_, { ctx }) {
    const checks: unknown[] = [];
    for (const check of CATALOGUE_CHECKS) {
      checks.push({ check, ...(await checkCatalogue(ctx.db, check)) });
    }
    return found(checks);
  },
});

export const catalogueHealthRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/catalogue-health', methods: { GET: health } },
];
