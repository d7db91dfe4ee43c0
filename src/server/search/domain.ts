import type { Domain } from '#server/settings/domain.ts';
import { purgeMisses } from './count-miss.ts';

export const searchDomain: Domain = {
  purge: ({ db, now }) => purgeMisses(db, now),
};
