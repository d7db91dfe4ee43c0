import { type ProductKind, VISIBILITIES } from '../catalog/product.ts';
import { RETURNABLE } from '../catalog/returnable.ts';
import { CONTENT_UNITS } from '../catalog/unit-price.ts';
import { toMoment } from '../dates/zone-time.ts';
import { parseDecimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import { convert } from './cells.ts';
import type { CsvDetails, CsvValues, RowProblem, RowProblemCode } from './csv-row.ts';
import { COLUMNS, type ColumnName } from './product-columns.ts';

export interface ColumnCell {
  text: string;
  unit: string | null;
}

type Columns = ReadonlyMap<ColumnName, ColumnCell>;

/** Each kind of cell, read with its problem. */
function cellReaders(columns: Columns, details: CsvDetails, problems: RowProblem[]) {
  const problem = (name: ColumnName, code: RowProblemCode): undefined => {
    problems.push({ column: COLUMNS[name], code });
    return undefined;
  };
  const text = (name: ColumnName) => columns.get(name)?.text;
  function numberOr<T>(name: ColumnName, empty: T): number | T | undefined {
    const cell = text(name);
    if (cell === undefined) return undefined;
    if (cell === '') return empty;
    const value = Number(cell);
    return Number.isFinite(value) ? value : problem(name, 'number');
  }
  /** By what the cell may say; the first of them where it is empty. */
  function choice<T>(name: ColumnName, choices: readonly (readonly [string, T])[]): T | undefined {
    const cell = text(name)?.toLowerCase();
    if (cell === undefined) return undefined;
    const found = cell === '' ? choices[0] : choices.find(([written]) => written === cell);
    return found ? found[1] : problem(name, 'choice');
  }
  function price(name: ColumnName): Money | null | undefined {
    const cell = text(name);
    if (cell === undefined) return undefined;
    if (cell === '') return null;
    const amount = parseDecimal(cell, details.decimals);
    return amount === null || amount < 0 ? problem(name, 'price') : amount;
  }
  function moment(name: ColumnName): number | null | undefined {
    const cell = text(name);
    if (cell === undefined) return undefined;
    if (cell === '') return null;
    // A sale that ends on a day is on until the end of it.
    const dateTime = name === 'saleTo' && /^[\d-]{10}$/.test(cell) ? `${cell} 23:59:59` : cell;
    return toMoment(dateTime, details.timeZone) ?? problem(name, 'date');
  }
  function size(name: ColumnName, shopUnit: string): number | null | undefined {
    const value = numberOr(name, null);
    if (value === undefined || value === null) return value;
    if (value === 0) return null;
    const converted = convert(value, columns.get(name)?.unit ?? shopUnit, shopUnit);
    return converted ?? problem(name, 'unit');
  }
  return { text, numberOr, choice, price, moment, size };
}

const FLAG = [
  ['0', false],
  ['no', false],
  ['false', false],
  ['1', true],
  ['yes', true],
  ['true', true],
] as const;
const STATUS = [
  ['1', 'publish'],
  ['0', 'private'],
  ['-1', 'draft'],
] as const;
const STOCK = [
  ['1', 'instock'],
  ['0', 'outofstock'],
  ['backorder', 'onbackorder'],
] as const;
const ALLOWED = [
  ['0', 'no'],
  ['1', 'yes'],
  ['notify', 'notify'],
] as const;
const VISIBILITY_VALUES = VISIBILITIES.map((each) => [each, each] as const);
const UNITS = (['', ...CONTENT_UNITS] as const).map((each) => [each, each] as const);
const RETURNED = RETURNABLE.map((each) => [each, each] as const);
const TAXED = [
  ['taxable', 'taxable'],
  ['shipping', 'shipping'],
  ['none', 'none'],
] as const;

export function readValues(
  columns: Columns,
  kind: ProductKind | undefined,
  details: CsvDetails,
  problems: RowProblem[],
): CsvValues {
  const read = cellReaders(columns, details, problems);
  const taxClass = read.text('taxClass')?.replace(/^(parent|standard)$/, '');
  return {
    // The name of a variation is that of its product with its values.
    name: kind === 'variation' ? undefined : read.text('name'),
    slug: read.text('slug') || undefined,
    status: read.choice('published', STATUS),
    featured: read.choice('featured', FLAG),
    visibility: read.choice('visibility', VISIBILITY_VALUES),
    shortDescription: read.text('shortDescription'),
    description: read.text('description'),
    saleFrom: read.moment('saleFrom'),
    saleTo: read.moment('saleTo'),
    taxStatus: read.choice('taxStatus', TAXED),
    taxClass,
    stockStatus: read.choice('inStock', STOCK),
    ...readStock(read),
    lowStock: read.numberOr('lowStock', null),
    backorders: read.choice('backorders', ALLOWED),
    soldIndividually: read.choice('soldIndividually', FLAG),
    weight: read.size('weight', details.weightUnit),
    length: read.size('length', details.lengthUnit),
    width: read.size('width', details.lengthUnit),
    height: read.size('height', details.lengthUnit),
    reviewsAllowed: read.choice('reviewsAllowed', FLAG),
    purchaseNote: read.text('purchaseNote'),
    salePrice: read.price('salePrice'),
    regularPrice: read.price('regularPrice'),
    downloadLimit: read.numberOr('downloadLimit', -1),
    downloadExpiry: read.numberOr('downloadExpiry', -1),
    externalUrl: read.text('externalUrl'),
    buttonText: read.text('buttonText'),
    menuOrder: read.numberOr('menuOrder', 0),
    globalUniqueId: read.text('globalUniqueId'),
    minQuantity: read.numberOr('minQuantity', 1),
    maxQuantity: read.numberOr('maxQuantity', null),
    quantityStep: read.numberOr('quantityStep', 1),
    unitContent: read.numberOr('unitContent', null),
    unit: read.choice('unit', UNITS),
    unitBase: read.numberOr('unitBase', null),
    returnable: read.choice('returnable', RETURNED),
  };
}

/** A number is counted; an empty cell, or `parent` at a variation, is not. */
function readStock(read: ReturnType<typeof cellReaders>) {
  const cell = read.text('stock')?.toLowerCase();
  if (cell === undefined) return {};
  if (cell === '' || cell === 'parent') return { manageStock: false };
  const stockQuantity = read.numberOr('stock', 0);
  return { manageStock: true, stockQuantity };
}
