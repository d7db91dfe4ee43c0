import { healthAnswer, storageAnswer } from '#wire/vitrine/running.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, ownEndpoint } from '../own-endpoint.ts';
import { checkHealth } from './check-health.ts';
import { healthWords } from './health-words.ts';
import { storageUsed } from './storage-used.ts';

const permission = 'manage-settings';

const health = ownEndpoint({
  action: 'view',
  permission,
  summary: 'How the shop fares, with a plain verdict',
  params: {},
  answer: { schema: healthAnswer },
  handle: async (_, { ctx, origin }) => found(await checkHealth(ctx, origin)),
});

const storage = ownEndpoint({
  action: 'view',
  permission,
  summary: 'How much space the shop uses, by kind',
  params: {},
  answer: { schema: storageAnswer },
  handle: async (_, { ctx }) => found(await storageUsed(ctx.db, healthWords(ctx.settings))),
});

export const healthRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/health', methods: { GET: health } },
  { namespace: NAMESPACE, path: '/storage', methods: { GET: storage } },
];
