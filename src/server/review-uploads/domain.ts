import { deletingByTime } from '#server/platform/jobs/delete-by-time.ts';
import type { Domain } from '#server/settings/domain.ts';
import { purgeReviewFiles } from './purge-review-files.ts';
import { videoRoutes } from './video-routes.ts';

export const reviewUploadsDomain: Domain = {
  files: ({ database, storage }) => videoRoutes(database.db, storage),
  recurring: {
    'purge-review-files': { everyMs: 60 * 60 * 1000, run: deletingByTime(purgeReviewFiles) },
  },
};
