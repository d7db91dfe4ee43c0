import type { CsvRow } from '#rules/product-csv/csv-row.ts';
import { COLUMNS, type ColumnName } from '#rules/product-csv/product-columns.ts';
import type { ProductResult } from '#server/catalog/managing/change-products.ts';
import { difference } from '#server/catalog/managing/record-products.ts';
import type { LineProblem } from './imports.ts';
import type { RowResult } from './tables.ts';

/** A line that could be read. */
export interface ReadLine {
  line: number;
  row: CsvRow;
}

export interface LineResult {
  line: number;
  outcome: RowResult;
  productId: number | null;
  detail: LineProblem[];
}

export function refusedLine(line: number, detail: LineProblem[]): LineResult {
  return { line, outcome: 'refused', productId: null, detail };
}

/** Fields of a product by the column a file has them in. */
const FIELD_COLUMNS: Readonly<Record<string, string>> = {
  kind: COLUMNS.type,
  virtual: COLUMNS.type,
  downloadable: COLUMNS.type,
  status: COLUMNS.published,
  gallery: COLUMNS.images,
  image: COLUMNS.images,
  manageStock: COLUMNS.stock,
  stockQuantity: COLUMNS.stock,
  stockStatus: COLUMNS.inStock,
  links: COLUMNS.upsells,
  attributes: 'Attribute 1 value(s)',
  downloads: 'Download 1 URL',
  defaultAttributes: 'Attribute 1 default',
};

/** `variations.3.salePrice` is 'Sale price'. */
export function getColumn(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part) && part !== 'variations');
  const isColumn = (each: string): each is ColumnName => Object.hasOwn(COLUMNS, each);
  if (name === undefined) return '';
  return FIELD_COLUMNS[name] ?? (isColumn(name) ? COLUMNS[name] : name);
}

/** What became of a line whose product was one request. */
export function toResult(line: number, result: ProductResult): LineResult {
  if (!result.ok) {
    const detail = result.problems.map(({ field, code }) => ({ column: getColumn(field), code }));
    return refusedLine(line, detail);
  }
  const { id, before, after, isWritten } = result;
  if (!before) return { line, outcome: 'created', productId: id, detail: [] };
  if (!isWritten) return { line, outcome: 'unchanged', productId: id, detail: [] };
  const changed = Object.keys(difference(before.draft, after).after).map(getColumn);
  const detail = [...new Set(changed)].map((column) => ({ column, code: 'changed' }));
  return { line, outcome: 'updated', productId: id, detail };
}
