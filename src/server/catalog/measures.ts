import type { Settings } from '#server/settings/defaults.ts';
import type { ProductRow } from './tables.ts';

/** '350 g', or null where the weight is not known. */
export function weightText(row: Pick<ProductRow, 'weight'>, settings: Settings): string | null {
  return row.weight === null ? null : `${row.weight} ${settings['units.weight']}`;
}

/** '30 × 20 × 4 cm'; a side that is not known is left out. */
export function dimensionsText(
  row: Pick<ProductRow, 'length' | 'width' | 'height'>,
  settings: Settings,
): string | null {
  const sides = [row.length, row.width, row.height].filter((side) => side !== null);
  return sides.length === 0 ? null : `${sides.join(' × ')} ${settings['units.length']}`;
}
