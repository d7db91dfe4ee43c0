import { createHmac, randomBytes } from 'node:crypto';

// Who looks at which product, for as long as this process runs and nowhere else. A visitor is a
// network address with a browser, known only by a keyed hash whose key dies with the process: no
// cookie is needed, nothing is written down, and a script that asks a thousand times counts once.
// Several people behind one address count as one: the number said is at most the true one.

export interface ViewerCount {
  /** Notes a visitor, and answers how many looked at the product since that moment. */
  see(productId: number, visitor: string, now: number, since: number): number;
}

const MOST_PRODUCTS = 2000;
export const MOST_VIEWERS = 1000;

export function createViewerCount(
  mostProducts = MOST_PRODUCTS,
  mostViewers = MOST_VIEWERS,
): ViewerCount {
  const key = randomBytes(32);
  const products = new Map<number, Map<string, number>>();
  return {
    see(productId, visitor, now, since) {
      const seen = products.get(productId) ?? new Map<string, number>();
      const name = createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 16);
      // Both maps are in the order of use: the oldest stand first and go first.
      seen.delete(name);
      seen.set(name, now);
      for (const [other, at] of seen) {
        if (at > since && seen.size <= mostViewers) break;
        seen.delete(other);
      }
      products.delete(productId);
      products.set(productId, seen);
      if (products.size > mostProducts) {
        const oldest = products.keys().next();
        if (!oldest.done) products.delete(oldest.value);
      }
      return seen.size;
    },
  };
}
