import type { TakenAlong } from '#server/options/taken-along.ts';
import type { StockWant } from './move-stock.ts';

/** What leaves the shelf, or comes back, with so many pieces of a line. */
export function alongWants(along: readonly TakenAlong[], quantity: number): StockWant[] {
  return along.map(({ productId, name, pieces, counted }) => ({
    productId,
    variationId: null,
    owner: counted ? productId : null,
    quantity: pieces * quantity,
    name,
  }));
}
