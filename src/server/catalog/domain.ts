import type { Domain } from '#server/settings/domain.ts';
import { rebuildSearch } from './saving/rebuild-search.ts';

export const catalogDomain: Domain = {
  recurring: { 'rebuild-search': { everyMs: 60 * 60 * 1000, run: rebuildSearch } },
};
