import { refreshDerived } from '#server/platform/derived/refresh-derived.ts';
import type { Domain } from '#server/settings/domain.ts';
import { LIST_WORDS } from './list-words.ts';

const MINUTE = 60_000;

export const listWordsDomain: Domain = {
  recurring: {
    // Rows of a list that is never searched would gather marks for whoever searches first.
    'store-list-words': {
      everyMs: 10 * MINUTE,
      async run({ db }) {
        await refreshDerived(db, LIST_WORDS);
      },
    },
  },
};
