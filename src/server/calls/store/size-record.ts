import type { ProductRow } from '#server/catalog/tables.ts';
import type { Say } from '#server/pages/text.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { StoreProduct } from '#wire/store/product.ts';

type SizeRecord = Pick<
  StoreProduct,
  'weight' | 'dimensions' | 'formatted_weight' | 'formatted_dimensions'
>;

/** Weight and measures, bare and with their units; a variation without its own has its product's. */
export function sizeRecord(
  row: ProductRow,
  parent: ProductRow | null,
  settings: Settings,
  say: Say,
): SizeRecord {
  const measured = [row.length, row.width, row.height].some((side) => side !== null);
  const sized = measured || parent === null ? row : parent;
  const sides = [sized.length, sized.width, sized.height];
  const weight = row.weight ?? parent?.weight ?? null;
  const sizes = sides.filter((side) => side !== null).join(' × ');
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    weight: text(weight),
    dimensions: {
      length: text(sized.length),
      width: text(sized.width),
      height: text(sized.height),
    },
    formatted_weight:
      weight === null
        ? say('store.none')
        : say('store.weight', { weight, unit: settings['units.weight'] }),
    formatted_dimensions:
      sizes === ''
        ? say('store.none')
        : say('store.dimensions', { sizes, unit: settings['units.length'] }),
  };
}
