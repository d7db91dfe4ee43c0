import type { Domain } from '#server/settings/domain.ts';
import { purgeViewers } from './shared-viewers.ts';

export const boostersDomain: Domain = {
  recurring: { 'purge-viewers': { everyMs: 10 * 60 * 1000, run: purgeViewers } },
};
