import { multiplyQuantity } from '#rules/quantities/quantity.ts';
import type { AddOn } from '#server/options/add-ons.ts';
import type { StockWant } from './move-stock.ts';

/** The stock that is taken, or returned, with so many pieces of a line. */
export function addOnWants(addOns: readonly AddOn[], quantity: number): StockWant[] {
  return addOns.map(({ productId, name, pieces, counted }) => ({
    productId,
    variationId: null,
    owner: counted ? productId : null,
    quantity: multiplyQuantity(quantity, pieces),
    name,
  }));
}
