import type { CartLine } from '../cart/cart-line.ts';
import type { ShippingPackage } from './shipping.ts';

// Which lines travel together. What needs no shipping is in no package, and without another split all
// the rest is one package.
// Example: a tray, a gift card and a mug are one package of tray and mug.

type Shipped = Pick<CartLine, 'key' | 'needsShipping'>;

/** `groupOf` names the package of a line, such as its warehouse; packages stand as their first lines. */
export function splitPackages<Line extends Shipped>(
  lines: readonly Line[],
  groupOf: (line: Line) => string = () => '',
): ShippingPackage[] {
  const groups = Map.groupBy(
    lines.filter(({ needsShipping }) => needsShipping),
    groupOf,
  );
  return [...groups.values()].map((group, id) => ({ id, lineKeys: group.map(({ key }) => key) }));
}
