import { createHmac, randomBytes } from 'node:crypto';
import { LruCache } from '#server/platform/cache/lru-cache.ts';

// Who looks at which product, for as long as this process runs and nowhere else. A visitor is a
// network address with a browser, known only by a keyed hash whose key dies with the process: no
// cookie is needed, nothing is written down, and a script that asks a thousand times counts once.
// Several people behind one network address count as one: the number is at most the true one.

export interface ViewerCount {
  /** Notes a visitor, and answers how many looked at the product since that moment. */
  see(productId: number, visitor: string, now: number, since: number): number;
}

const MAX_PRODUCTS = 2000;
export const MAX_VIEWERS = 1000;

export function createViewerCount(
  maxProducts = MAX_PRODUCTS,
  maxViewers = MAX_VIEWERS,
): ViewerCount {
  const key = randomBytes(32);
  const products = new LruCache<number, LruCache<string, number>>({ max: maxProducts });
  return {
    see(productId, visitor, now, since) {
      const seen = products.getOrSet(productId, () => new LruCache({ max: maxViewers }));
      const name = createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 16);
      seen.set(name, now);
      // In the order of use: the oldest come first.
      for (const [other, at] of seen.entries()) {
        if (at > since) break;
        seen.delete(other);
      }
      return seen.size;
    },
  };
}
