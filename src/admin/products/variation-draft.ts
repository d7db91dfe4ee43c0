import * as z from 'zod/mini';
import { missingCombinations } from '#rules/variations/missing-combinations.ts';
import { variationResponse } from '#wire/wc/product.ts';
import { boundText, readBound } from './download-bounds.ts';
import type { DownloadFile, DraftAttribute } from './product-draft.ts';

// The rows of the table of variations: what can be typed of each, and what of it is sent with the
// product. A row is stored or new; nothing of either is written before the product is saved.

export const variation = z.pick(variationResponse, {
  id: true,
  sku: true,
  regular_price: true,
  sale_price: true,
  status: true,
  manage_stock: true,
  stock_quantity: true,
  image: true,
  attributes: true,
  global_unique_id: true,
  weight: true,
  dimensions: true,
  tax_class: true,
  shipping_class: true,
  extensions: true,
  virtual: true,
  downloadable: true,
  downloads: true,
  download_limit: true,
  download_expiry: true,
});
export type Variation = z.infer<typeof variation>;

/** Fields that the API has by the same name. */
const PLAIN = [
  ...(['regular_price', 'sale_price', 'sku', 'status', 'global_unique_id'] as const),
  ...(['weight', 'tax_class', 'shipping_class'] as const),
];
export const SIDES = ['length', 'width', 'height'] as const;
const EXTENDED = ['mpn', 'cost'] as const;
/** Nothing where it is empty: the product's counts. */
const MEASURED = ['unit_content'] as const;
/** Empty where there is no end. */
const BOUNDS = ['download_limit', 'download_expiry'] as const;
const FLAGS = ['virtual', 'downloadable'] as const;
export type TypedField =
  | 'stock'
  | (typeof PLAIN)[number]
  | (typeof SIDES)[number]
  | (typeof EXTENDED)[number]
  | (typeof MEASURED)[number]
  | (typeof BOUNDS)[number];

export interface RowImage {
  readonly id: number;
  readonly src: string;
}

/** What is typed in one row; an empty stock is not counted. */
export type VariationText = Readonly<Record<TypedField, string>> &
  Readonly<Record<(typeof FLAGS)[number], boolean>> & {
    readonly image: RowImage | null;
    readonly downloads: readonly DownloadFile[];
  };

export interface RowValue {
  readonly id: number;
  readonly name: string;
  readonly option: string;
}

export interface VariationRow {
  readonly key: string;
  /** Null for one that is not stored yet. */
  readonly id: number | null;
  readonly attributes: readonly RowValue[];
  readonly before: VariationText;
}

const NEW: VariationText = {
  regular_price: '',
  sale_price: '',
  sku: '',
  stock: '',
  status: 'publish',
  image: null,
  global_unique_id: '',
  mpn: '',
  cost: '',
  unit_content: '',
  weight: '',
  length: '',
  width: '',
  height: '',
  tax_class: 'parent',
  shipping_class: '',
  virtual: false,
  downloadable: false,
  downloads: [],
  download_limit: '',
  download_expiry: '',
};

export function storedRow(stored: Variation): VariationRow {
  const { id, image } = stored;
  return {
    key: String(id),
    id,
    attributes: stored.attributes,
    before: {
      regular_price: stored.regular_price,
      sale_price: stored.sale_price,
      sku: stored.sku,
      stock: stored.manage_stock === true ? String(stored.stock_quantity ?? 0) : '',
      status: stored.status === 'publish' ? 'publish' : 'private',
      image: image && { id: image.id, src: image.src },
      global_unique_id: stored.global_unique_id,
      mpn: stored.extensions.vitrine.mpn,
      cost: stored.extensions.vitrine.cost,
      unit_content: String(stored.extensions.vitrine.unit_content ?? ''),
      weight: stored.weight,
      ...stored.dimensions,
      tax_class: stored.tax_class,
      shipping_class: stored.shipping_class,
      virtual: stored.virtual,
      downloadable: stored.downloadable,
      downloads: stored.downloads,
      download_limit: boundText(stored.download_limit),
      download_expiry: boundText(stored.download_expiry),
    },
  };
}

/** What of a row differs, as the API takes it. */
function changes(before: VariationText, typed: VariationText): Record<string, unknown> {
  const changed = (names: readonly TypedField[]): Record<string, string> => {
    const differing = names.filter((name) => typed[name].trim() !== before[name]);
    return Object.fromEntries(differing.map((name) => [name, typed[name].trim()]));
  };
  const sides = changed(SIDES);
  const measured = Object.entries(changed(MEASURED)).map(([name, text]) => [name, text || null]);
  const vitrine = { ...changed(EXTENDED), ...Object.fromEntries(measured) };
  const { stock } = changed(['stock']);
  const counted =
    stock === '' ? { manage_stock: false } : { manage_stock: true, stock_quantity: stock };
  const bounds = Object.entries(changed(BOUNDS)).map(([name, text]) => [name, readBound(text)]);
  const flags = FLAGS.filter((name) => typed[name] !== before[name]);
  const isOtherFiles = JSON.stringify(typed.downloads) !== JSON.stringify(before.downloads);
  const image = typed.image && { id: typed.image.id };
  return {
    ...changed(PLAIN),
    ...(stock !== undefined && counted),
    ...Object.fromEntries(bounds),
    ...Object.fromEntries(flags.map((name) => [name, typed[name]])),
    ...(isOtherFiles && { downloads: typed.downloads }),
    ...(Object.keys(sides).length > 0 && { dimensions: sides }),
    ...(Object.keys(vitrine).length > 0 && { extensions: { vitrine } }),
    ...(image?.id !== before.image?.id && { image }),
  };
}

/** The entry of a row in what is sent, or null where it is as it was. */
export function rowEntry(
  { id, attributes, before }: VariationRow,
  typed: VariationText,
  isRemoved: boolean,
): Record<string, unknown> | null {
  if (id === null) {
    const values = attributes.map(({ id: of, name, option }) => ({ id: of, name, option }));
    return { attributes: values, ...changes(before, typed) };
  }
  if (isRemoved) return { id, delete: true };
  const changed = changes(before, typed);
  return Object.keys(changed).length === 0 ? null : { id, ...changed };
}

/** Shared attributes by their number, a product's own by its name. */
const attributeKey = ({ id, name }: { id: number; name: string }) =>
  id > 0 ? `#${id}` : name.trim().toLowerCase();
const plain = (option: string) => option.trim().toLowerCase();

/** By its values: two rows with the same ones are one choice of the shopper. */
export function rowSignature({ attributes }: Pick<VariationRow, 'attributes'>): string {
  const values = attributes.map((one) => `${attributeKey(one)}=${plain(one.option)}`);
  return values.sort().join('&');
}

/** As many as one product may have. */
const MAX_VARIATIONS = 500;

/** A new row for every combination of the attributes' values that none of the rows stands for. */
export function missingRows(
  attributes: readonly DraftAttribute[],
  rows: readonly VariationRow[],
  newKey: () => string,
): VariationRow[] {
  const used = attributes.filter(
    ({ variation: isUsed, name, options }) => isUsed && name.trim() !== '' && options.length > 0,
  );
  const byKey = new Map(used.map((one) => [attributeKey(one), one]));
  const existing = rows.map((row) =>
    Object.fromEntries(row.attributes.map((one) => [attributeKey(one), plain(one.option)])),
  );
  const missing = missingCombinations(
    used.map((one) => ({ name: attributeKey(one), values: one.options.map(plain) })),
    existing,
    MAX_VARIATIONS - rows.length,
  );
  return missing.map((combination) => ({
    key: newKey(),
    id: null,
    before: NEW,
    attributes: Object.entries(combination).flatMap(([key, value]) => {
      const attribute = byKey.get(key);
      const option = attribute?.options.find((one) => plain(one) === value);
      return attribute && option ? [{ id: attribute.id, name: attribute.name.trim(), option }] : [];
    }),
  }));
}

/** The names that a refusal may have for a field, besides its own. */
const REFUSED_AS: Partial<Record<TypedField, readonly string[]>> = {
  stock: ['stock_quantity'],
  length: ['dimensions.length', 'dimensions'],
  width: ['dimensions.width'],
  height: ['dimensions.height'],
  mpn: ['extensions.vitrine.mpn'],
  cost: ['extensions.vitrine.cost'],
  unit_content: ['extensions.vitrine.unit_content'],
};

const refusedAs = (field: TypedField) => [field, ...(REFUSED_AS[field] ?? [])];

/** What is said of one field of a row; '' where it is fine. */
export function fieldProblem(
  problems: Readonly<Record<string, string>>,
  field: TypedField,
): string {
  return refusedAs(field).flatMap((name) => problems[name] ?? [])[0] ?? '';
}

/** The fields of a row that are always in sight, and those that are unfolded. */
export const TYPED_TEXTS = ['regular_price', 'sale_price', 'stock', 'sku'] as const;
export const DETAIL_TEXTS = [
  ...(['cost', 'global_unique_id', 'mpn', 'unit_content', 'weight'] as const),
  ...SIDES,
  ...BOUNDS,
];

/** What of a refusal is said at no field of the row; '' where the fields say it all. */
export function otherProblems(problems: Readonly<Record<string, string>>): string {
  const texts = [...TYPED_TEXTS, ...DETAIL_TEXTS].flatMap(refusedAs);
  const visible: ReadonlySet<string> = new Set(['downloads', ...texts]);
  return Object.entries(problems)
    .flatMap(([name, text]) => (visible.has(name) ? [] : text))
    .join(' ');
}

/** 'Small, Red'; a value that is left open is any. */
export function variationName({ attributes }: Pick<VariationRow, 'attributes'>, any: string) {
  return attributes.map(({ option }) => option).join(', ') || any;
}

const ENTRY = /^extensions\.vitrine\.variations\.(\d+)(?:\.(.+))?$/;

interface SplitRefusal {
  /** By the place of the entry that was sent. */
  rows: ReadonlyMap<number, Record<string, string>>;
  others: Record<string, string>;
}

/** What was refused of the variations, apart from what was refused of the product itself. */
export function splitRefusal(fields: Readonly<Record<string, string>>): SplitRefusal {
  const rows = new Map<number, Record<string, string>>();
  const others: Record<string, string> = {};
  for (const [name, text] of Object.entries(fields)) {
    const dotted = name.replaceAll('[', '.').replaceAll(']', '');
    const [, at, field = ''] = ENTRY.exec(dotted) ?? [];
    if (at === undefined) others[name] = text;
    else rows.set(Number(at), { ...rows.get(Number(at)), [field]: text });
  }
  return { rows, others };
}
