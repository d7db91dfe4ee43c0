import type { TableRowText } from '#rules/shipping/table-text.ts';
import { rateTable } from '#wire/vitrine/shipping-zones.ts';

/** The rows in the setting of a method. */
export function readTable(value: string): TableRowText[] {
  return value === '' ? [] : rateTable.parse(JSON.parse(value));
}
