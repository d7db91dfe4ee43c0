import { defineService } from '../services.ts';
import { type ReadCache, uncached } from './read-cache.ts';

/**
 * What pages read, each entry under the tags of what it was read from. A page is often rendered again
 * for a change of something else on it, such as the stock of a related product. Pages only: carts and
 * orders read the current state.
 */
export const pageReads = defineService<ReadCache>(() => uncached);
