import { elementAt } from '../lists/element-at.ts';
import { recordKeys } from '../records/record-keys.ts';

// The columns of a product file, as WooCommerce exports them: one line for each product and
// each variation. Example: getField('Weight (kg)') is { name: 'weight', unit: 'kg' }.

/** In the order in which they are written. */
export const COLUMNS = {
  id: 'ID',
  type: 'Type',
  sku: 'SKU',
  globalUniqueId: 'GTIN, UPC, EAN, or ISBN',
  name: 'Name',
  published: 'Published',
  featured: 'Is featured?',
  visibility: 'Visibility in catalog',
  shortDescription: 'Short description',
  description: 'Description',
  saleFrom: 'Date sale price starts',
  saleTo: 'Date sale price ends',
  taxStatus: 'Tax status',
  taxClass: 'Tax class',
  inStock: 'In stock?',
  stock: 'Stock',
  lowStock: 'Low stock amount',
  backorders: 'Backorders allowed?',
  soldIndividually: 'Sold individually?',
  weight: 'Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  reviewsAllowed: 'Allow customer reviews?',
  purchaseNote: 'Purchase note',
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  categories: 'Categories',
  tags: 'Tags',
  shippingClass: 'Shipping class',
  images: 'Images',
  downloadLimit: 'Download limit',
  downloadExpiry: 'Download expiry days',
  parent: 'Parent',
  members: 'Grouped products',
  upsells: 'Upsells',
  crossSells: 'Cross-sells',
  externalUrl: 'External URL',
  buttonText: 'Button text',
  menuOrder: 'Position',
  brands: 'Brands',
  // What only shops of this make have.
  slug: 'Address',
  minQuantity: 'Minimum quantity',
  maxQuantity: 'Maximum quantity',
  quantityStep: 'Quantity step',
  unitContent: 'Content',
  unit: 'Content unit',
  unitBase: 'Unit price base',
  returnable: 'Returnable',
  bundle: 'Bundle',
  optionForms: 'Option forms',
  categorySlugs: 'Category addresses',
  brandSlugs: 'Brand addresses',
  tagSlugs: 'Tag addresses',
  videos: 'Videos',
} as const;

export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = recordKeys(COLUMNS);

export const ATTRIBUTE_PARTS = {
  name: 'name',
  values: 'value(s)',
  visible: 'visible',
  global: 'global',
  default: 'default',
  // What only shops of this make have.
  label: 'label',
  slug: 'slug',
  valueSlugs: 'value slugs',
} as const;
export type AttributePart = keyof typeof ATTRIBUTE_PARTS;

export const DOWNLOAD_PARTS = { id: 'ID', name: 'name', file: 'URL' } as const;
export type DownloadPart = keyof typeof DOWNLOAD_PARTS;

/** What a column of a file is read as. */
export type CsvField =
  | { kind: 'column'; name: ColumnName; unit: string | null }
  | { kind: 'attribute'; number: number; part: AttributePart }
  | { kind: 'download'; number: number; part: DownloadPart }
  | { kind: 'meta'; key: string };

export const MAX_ATTRIBUTES = 20;
const MAX_DOWNLOADS = 100;

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
const BY_HEADER = new Map<string, ColumnName>(
  COLUMN_NAMES.map((name) => [plain(COLUMNS[name]), name]),
);
/** Names of older exports. */
BY_HEADER.set('gtin', 'globalUniqueId');
BY_HEADER.set('product type', 'type');
BY_HEADER.set('visibility in catalogue', 'visibility');

/** Null for a header that is none of ours: the column is left out until somebody says what it is. */
export function getField(header: string): CsvField | null {
  const text = plain(header);
  const meta = /^meta:\s*(\S.*)$/.exec(header.trim().replace(/^meta:/i, 'meta:'));
  if (meta) return { kind: 'meta', key: elementAt(meta, 1).slice(0, 255) };
  const attribute =
    /^attribute (\d{1,2}) (name|value\(s\)|visible|global|default|label|slug|value slugs)$/.exec(
      text,
    );
  if (attribute) return attributeField(Number(attribute[1]), elementAt(attribute, 2));
  const download = /^download (\d{1,3}) (id|name|url)$/.exec(text);
  if (download) return downloadField(Number(download[1]), elementAt(download, 2));
  const measured = /^(weight|length|width|height) \((\w{1,4})\)$/.exec(text);
  const name = BY_HEADER.get(measured?.[1] ?? text);
  return name === undefined ? null : { kind: 'column', name, unit: measured?.[2] ?? null };
}

function attributeField(number: number, written: string): CsvField | null {
  if (number < 1 || number > MAX_ATTRIBUTES) return null;
  const part = recordKeys(ATTRIBUTE_PARTS).find((each) => ATTRIBUTE_PARTS[each] === written);
  return part === undefined ? null : { kind: 'attribute', number, part };
}

function downloadField(number: number, written: string): CsvField | null {
  if (number < 1 || number > MAX_DOWNLOADS) return null;
  const part = recordKeys(DOWNLOAD_PARTS).find(
    (each) => DOWNLOAD_PARTS[each].toLowerCase() === written,
  );
  return part === undefined ? null : { kind: 'download', number, part };
}

/** As a person chooses it: getField(getHeader(field)) is the field again. */
export function getHeader(field: CsvField): string {
  if (field.kind === 'meta') return `Meta: ${field.key}`;
  if (field.kind === 'attribute') {
    return `Attribute ${field.number} ${ATTRIBUTE_PARTS[field.part]}`;
  }
  if (field.kind === 'download') return `Download ${field.number} ${DOWNLOAD_PARTS[field.part]}`;
  const { name, unit } = field;
  return unit === null ? COLUMNS[name] : `${COLUMNS[name]} (${unit})`;
}

/** What a column may be read as: every column of ours, and those of the file that are more than that. */
export function fieldChoices(used: readonly string[]): string[] {
  const attributes = [1, 2, 3].flatMap((number) =>
    Object.values(ATTRIBUTE_PARTS).map((part) => `Attribute ${number} ${part}`),
  );
  const downloads = Object.values(DOWNLOAD_PARTS).map((part) => `Download 1 ${part}`);
  const columns = [...Object.values(COLUMNS), ...attributes, ...downloads];
  return [...new Set([...columns, ...used.filter((field) => field !== '')])];
}

const SIZES: readonly ColumnName[] = ['length', 'width', 'height'];

/** What a person reads of a choice: 'Weight' is 'Weight (kg)' in a shop that weighs in kilograms. */
export function choiceLabel(choice: string, units: { weight: string; length: string }): string {
  const field = getField(choice);
  if (field?.kind !== 'column' || field.unit !== null) return choice;
  if (field.name === 'weight') return `${choice} (${units.weight})`;
  return SIZES.includes(field.name) ? `${choice} (${units.length})` : choice;
}
