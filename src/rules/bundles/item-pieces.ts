import type { BundleItem } from './bundle.ts';

// How many pieces of an item one bundle takes. What a field of the item's options decides is kept
// within it. Example: an item from 1 to 4, of a product sold one at a time, is 1 to 1.

export function itemPieces(
  { quantity: { min, max } }: Pick<BundleItem, 'quantity'>,
  { soldIndividually }: { soldIndividually: boolean },
): { min: number; max: number } {
  return { min, max: soldIndividually ? Math.max(min, 1) : max };
}
