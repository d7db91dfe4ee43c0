import { deletingByTime } from '#server/platform/jobs/delete-by-time.ts';
import type { Domain } from '#server/settings/domain.ts';
import { purgeReturnFiles, returnFileRoutes } from './return-files.ts';
import { reopenReturns } from './settle-return.ts';

const MINUTE = 60_000;

export const returnsDomain: Domain = {
  files: ({ database, storage }) => returnFileRoutes(database.db, storage),
  recurring: {
    'purge-return-files': { everyMs: 60 * MINUTE, run: deletingByTime(purgeReturnFiles) },
    'reopen-returns': {
      everyMs: MINUTE,
      async run(ctx) {
        await reopenReturns(ctx);
      },
    },
  },
};
