import { dimensionsText, weightText } from '#server/catalog/measures.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import type { Translate } from '#server/language/translator.ts';
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
  t: Translate,
): SizeRecord {
  const measured = [row.length, row.width, row.height].some((side) => side !== null);
  const { length, width, height } = measured || parent === null ? row : parent;
  const weight = row.weight ?? parent?.weight ?? null;
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    weight: text(weight),
    dimensions: { length: text(length), width: text(width), height: text(height) },
    formatted_weight: weightText({ weight }, settings) ?? t('store.none'),
    formatted_dimensions: dimensionsText({ length, width, height }, settings) ?? t('store.none'),
  };
}
