import type { CartItem } from '#wire/cart.ts';

/** An item of a bundle, which stands under the bundle's own line. */
export function isPart({ group }: Pick<CartItem, 'group'>): boolean {
  return group !== null && group.item !== '';
}

/** As a list shows it: the bundle's own line with what all of the bundle comes to. */
export function asShown(item: CartItem): CartItem {
  if (!item.group || isPart(item)) return item;
  const { unit, subtotal, saving } = item.group;
  return { ...item, unitPrice: unit, subtotal, saving };
}
