import type { CartItem } from '#wire/cart.ts';

/** An item of a bundle, shown under the bundle's own line. */
export function isPart({ group }: Pick<CartItem, 'group'>): boolean {
  return group !== null && group.item !== '';
}

/** As shown in a list: the bundle's line with the total of the whole bundle. */
export function asDisplayed(item: CartItem): CartItem {
  if (!item.group || isPart(item)) return item;
  const { unit, subtotal, saving } = item.group;
  return { ...item, unitPrice: unit, subtotal, saving };
}
