import type { BundleItem } from './bundle.ts';

// How many pieces of an item one bundle may have. A quantity computed by the item's options is
// limited to it. Example: an item from 1 to 4, of a product sold individually, is 1 to 1.

export function itemPieces(
  { quantity: { min, max } }: Pick<BundleItem, 'quantity'>,
  { soldIndividually }: { soldIndividually: boolean },
): { min: number; max: number } {
  return { min, max: soldIndividually ? Math.max(min, 1) : max };
}
