import type { CartLine } from '../cart/cart-line.ts';
import type { ShippingPackage } from './shipping.ts';

// Which lines are shipped together. Virtual lines are in no package, and by default all others are
// one package.
// Example: a tray, a gift card and a mug are one package of tray and mug.

type Shipped = Pick<CartLine, 'key' | 'needsShipping'>;

/**
 * `getGroup` names the package of a line, such as its warehouse; packages are in the order of their
 * first lines.
 */
export function splitPackages<Line extends Shipped>(
  lines: readonly Line[],
  getGroup: (line: Line) => string = () => '',
): ShippingPackage[] {
  const groups = Map.groupBy(
    lines.filter(({ needsShipping }) => needsShipping),
    getGroup,
  );
  return [...groups.values()].map((group, id) => ({ id, lineKeys: group.map(({ key }) => key) }));
}
