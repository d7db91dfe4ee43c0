import { mediaSize } from '#server/media/media-size.ts';
import { uploadsSize } from '#server/options/uploads/uploads-size.ts';
import type { Db } from '#server/platform/database/database.ts';
import { databaseSize } from '#server/platform/database/database-size.ts';
import { reviewUploadsSize } from '#server/review-uploads/review-uploads-size.ts';
import { figuresResponse, healthResponse, storageResponse } from '#wire/vitrine/running.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { checkHealth } from './check-health.ts';
import { type HealthWords, healthWords } from './health-words.ts';
import { readFigures } from './read-figures.ts';

const permission = 'manage-settings';

const health = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'How the shop fares, with a plain verdict',
  params: {},
  answer: { schema: healthResponse },
  handle: async (_, { ctx, origin }) => found(await checkHealth(ctx, origin)),
});

const figures = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'How fast the shop responds, of all its processes in the last hour',
  params: {},
  answer: { schema: figuresResponse },
  handle: async (_, { ctx }) => found(await readFigures(ctx)),
});

const storage = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'How much space the shop uses, by kind',
  params: {},
  answer: { schema: storageResponse },
  handle: async (_, { ctx }) => found(await storageUsed(ctx.db, healthWords(ctx.settings))),
});

export const healthRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/health', methods: { GET: health } },
  { namespace: NAMESPACE, path: '/figures', methods: { GET: figures } },
  { namespace: NAMESPACE, path: '/storage', methods: { GET: storage } },
];

interface Part {
  id: string;
  label: string;
  files: number;
  bytes: number;
}

/** Bytes by kind. Smaller sizes that are made of pictures on demand are a cache and not counted. */
async function storageUsed(
  db: Db,
  words: HealthWords,
): Promise<{ total_bytes: number; parts: Part[] }> {
  const database = await databaseSize(db);
  const part = (
    id: 'media' | 'uploads' | 'reviews',
    size: Pick<Part, 'files' | 'bytes'>,
  ): Part => ({ id, label: words(`storage.${id}`), ...size });
  const parts = [
    { id: 'database', label: words('storage.database'), files: 1, bytes: database },
    part('media', await mediaSize(db)),
    part('uploads', await uploadsSize(db)),
    part('reviews', await reviewUploadsSize(db)),
  ];
  return { total_bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), parts };
}
