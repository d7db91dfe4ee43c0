import type { CsvDetails } from '#rules/product-csv/csv-row.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';

export function csvDetails(settings: Settings): CsvDetails {
  return {
    decimals: toCurrency(settings).decimals,
    timeZone: settings['shop.timeZone'],
    weightUnit: settings['units.weight'],
    lengthUnit: settings['units.length'],
  };
}
