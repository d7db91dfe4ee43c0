import { toSlug } from '../catalog/free-name.ts';
import type { Cell } from '../csv/write-csv.ts';
import { localText } from '../dates/zone-time.ts';
import { getDecimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import { recordKeys } from '../records/record-keys.ts';
import { joinList, joinPaths } from './cells.ts';
import type { CsvAttribute, CsvDetails, CsvValues } from './csv-row.ts';
import {
  ATTRIBUTE_PARTS,
  type AttributePart,
  COLUMN_NAMES,
  COLUMNS,
  type ColumnName,
  DOWNLOAD_PARTS,
  getHeader,
} from './product-columns.ts';
import { type WrittenVideo, writeVideo } from './video-cell.ts';

// A product or a variation as a line of a product file; `readRow` reads it as what it was.

export interface WrittenRow {
  id: number;
  /** `variable`, or `simple, virtual`. */
  type: string;
  sku: string;
  values: CsvValues;
  parent: string;
  categories: readonly (readonly string[])[];
  categorySlugs: readonly (readonly string[])[];
  brands: readonly (readonly string[])[];
  brandSlugs: readonly (readonly string[])[];
  tags: readonly string[];
  tagSlugs: readonly string[];
  shippingClass: string;
  images: readonly string[];
  videos: readonly WrittenVideo[];
  members: readonly string[];
  upsells: readonly string[];
  crossSells: readonly string[];
  attributes: readonly CsvAttribute[];
  meta: ReadonlyMap<string, string>;
  bundle: unknown;
  optionForms: readonly unknown[];
}

/** What the widest product needs, as every line has the same columns. */
export interface FileShape {
  attributes: number;
  downloads: number;
  metaKeys: readonly string[];
}

const MEASURES: readonly ColumnName[] = ['weight', 'length', 'width', 'height'];
const PARTS = recordKeys(ATTRIBUTE_PARTS);
const FILE_PARTS = recordKeys(DOWNLOAD_PARTS);

export function writeHeader(shape: FileShape, details: CsvDetails): string[] {
  const columns = COLUMN_NAMES.map((name) => {
    if (!MEASURES.includes(name)) return COLUMNS[name];
    const unit = name === 'weight' ? details.weightUnit : details.lengthUnit;
    return getHeader({ kind: 'column', name, unit });
  });
  const attributes = numbers(shape.attributes).flatMap((number) =>
    PARTS.map((part) => getHeader({ kind: 'attribute', number, part })),
  );
  const downloads = numbers(shape.downloads).flatMap((number) =>
    FILE_PARTS.map((part) => getHeader({ kind: 'download', number, part })),
  );
  return [
    ...columns,
    ...attributes,
    ...downloads,
    ...shape.metaKeys.map((key) => getHeader({ kind: 'meta', key })),
  ];
}

export function writeRow(row: WrittenRow, shape: FileShape, details: CsvDetails): Cell[] {
  const cells = columnCells(row, details);
  const attributes = numbers(shape.attributes).flatMap((number) => {
    const attribute = row.attributes[number - 1];
    return PARTS.map((part) => (attribute ? attributeCell(attribute, part) : ''));
  });
  const downloads = numbers(shape.downloads).flatMap((number) => {
    const download = row.values.downloads?.[number - 1];
    return FILE_PARTS.map((part) => download?.[part] ?? '');
  });
  const meta = shape.metaKeys.map((key) => row.meta.get(key) ?? '');
  return [...COLUMN_NAMES.map((name) => cells[name]), ...attributes, ...downloads, ...meta];
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * WooCommerce makes the slug of an attribute that it does not know from its name in the file. Where the
 * label would give another one, the file has the slug in words: `Colour` with the slug `color` is `Color`.
 */
function nameInFile({ name, slug }: CsvAttribute): string {
  if (slug === '' || toSlug(name) === slug) return name;
  const words = slug.replaceAll('-', ' ').replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function attributeCell(attribute: CsvAttribute, part: AttributePart): string {
  const { name, values, visible, isGlobal, default: chosen, slug, valueSlugs } = attribute;
  const cells: Record<AttributePart, string> = {
    name: nameInFile(attribute),
    values: joinList(values),
    visible: visible ? '1' : '0',
    global: isGlobal ? '1' : '0',
    default: chosen,
    label: name,
    slug,
    valueSlugs: joinList(valueSlugs),
  };
  return cells[part];
}

const flag = (value: boolean | undefined) => (value === undefined ? '' : value ? '1' : '0');
const text = (value: number | string | null | undefined) => (value == null ? '' : String(value));
const STATUS = { publish: '1', private: '0', draft: '-1' } as const;
const STOCK = { instock: '1', outofstock: '0', onbackorder: 'backorder' } as const;
const ALLOWED = { no: '0', yes: '1', notify: 'notify' } as const;

function columnCells(row: WrittenRow, details: CsvDetails): Record<ColumnName, Cell> {
  const { values } = row;
  const price = (amount: Money | null | undefined) =>
    amount == null ? '' : getDecimal(amount, details.decimals);
  const moment = (at: number | null | undefined) =>
    at == null ? '' : localText(at, details.timeZone).replace('T', ' ');
  /** What is not said, and what means no bound, is an empty cell. */
  const bound = (value: number | undefined) => (value === -1 ? '' : text(value));
  return {
    id: row.id,
    type: row.type,
    sku: row.sku,
    globalUniqueId: text(values.globalUniqueId),
    name: text(values.name),
    published: STATUS[values.status ?? 'publish'],
    featured: flag(values.featured),
    // WooCommerce refuses a variation of which it is not said.
    visibility: values.visibility ?? 'visible',
    shortDescription: text(values.shortDescription),
    description: text(values.description),
    saleFrom: moment(values.saleFrom),
    saleTo: moment(values.saleTo),
    taxStatus: text(values.taxStatus),
    taxClass: row.parent !== '' && !values.taxClass ? 'parent' : text(values.taxClass),
    inStock: STOCK[values.stockStatus ?? 'instock'],
    stock: values.manageStock ? text(values.stockQuantity) : '',
    lowStock: text(values.lowStock),
    backorders: ALLOWED[values.backorders ?? 'no'],
    soldIndividually: flag(values.soldIndividually),
    weight: text(values.weight),
    length: text(values.length),
    width: text(values.width),
    height: text(values.height),
    reviewsAllowed: flag(values.reviewsAllowed),
    purchaseNote: text(values.purchaseNote),
    salePrice: price(values.salePrice),
    regularPrice: price(values.regularPrice),
    categories: joinPaths(row.categories),
    tags: joinList(row.tags),
    shippingClass: row.shippingClass,
    images: joinList(row.images),
    downloadLimit: bound(values.downloadLimit),
    downloadExpiry: bound(values.downloadExpiry),
    parent: row.parent,
    members: joinList(row.members),
    upsells: joinList(row.upsells),
    crossSells: joinList(row.crossSells),
    externalUrl: text(values.externalUrl),
    buttonText: text(values.buttonText),
    menuOrder: text(values.menuOrder),
    brands: joinPaths(row.brands),
    slug: text(values.slug),
    minQuantity: text(values.minQuantity),
    maxQuantity: text(values.maxQuantity),
    quantityStep: text(values.quantityStep),
    unitContent: text(values.unitContent),
    unit: text(values.unit),
    unitBase: text(values.unitBase),
    returnable: text(values.returnable),
    bundle: row.bundle === undefined ? '' : JSON.stringify(row.bundle),
    categorySlugs: joinPaths(row.categorySlugs),
    brandSlugs: joinPaths(row.brandSlugs),
    tagSlugs: joinList(row.tagSlugs),
    videos: joinList(row.videos.map(writeVideo)),
    optionForms: row.optionForms.length === 0 ? '' : JSON.stringify(row.optionForms),
  };
}
