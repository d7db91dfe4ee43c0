import { PRODUCT_KINDS, type ProductKind } from '../catalog/product.ts';
import { plainCell, readReference, splitList, splitPaths } from './cells.ts';
import type {
  CsvAttribute,
  CsvDetails,
  CsvDownload,
  CsvRow,
  CsvValues,
  RowProblem,
} from './csv-row.ts';
import {
  type AttributePart,
  COLUMNS,
  type ColumnName,
  type CsvField,
  type DownloadPart,
} from './product-columns.ts';
import { type ColumnCell, readValues } from './read-values.ts';
import { readVideo } from './video-cell.ts';

// One line of a product file in the shop's own words. A column the file does not have changes nothing;
// an empty cell empties the field.
// Example: { sku: 'TRAY', regularPrice: '48.00' } is { sku: 'TRAY', values: { regularPrice: 4800 }, … }.

export type RowResult = { ok: true; row: CsvRow } | { ok: false; problems: RowProblem[] };

export function readRow(
  fields: readonly (CsvField | null)[],
  cells: readonly string[],
  details: CsvDetails,
): RowResult {
  const sorted = sortCells(fields, cells);
  const problems: RowProblem[] = [];
  const at = (name: ColumnName) => sorted.columns.get(name)?.text;
  const list = (name: ColumnName) => mapped(at(name), splitList);
  const references = (name: ColumnName) => list(name)?.map(readReference);
  const type = readType(at('type'), problems);
  const values = {
    ...type.values,
    ...readValues(sorted.columns, type.kind, details, problems),
    downloads: readDownloads(sorted.downloads),
  };
  const parent = at('parent') ? readReference(at('parent') ?? '') : null;
  if (type.kind === 'variation' && parent === null) {
    problems.push({ column: COLUMNS.parent, code: 'noParent' });
  }
  const bundle = readJson(at('bundle'), COLUMNS.bundle, problems);
  const row: CsvRow = {
    // Other shops know no bundles and are given a group.
    kind: type.kind === 'grouped' && bundle !== undefined ? 'bundle' : type.kind,
    originalId: /^\d{1,9}$/.test(at('id') ?? '') ? Number(at('id')) : null,
    sku: at('sku'),
    values,
    parent,
    categories: mapped(at('categories'), splitPaths),
    categorySlugs: mapped(at('categorySlugs'), splitPaths),
    brands: mapped(at('brands'), splitPaths),
    brandSlugs: mapped(at('brandSlugs'), splitPaths),
    tags: list('tags'),
    tagSlugs: list('tagSlugs'),
    shippingClass: at('shippingClass'),
    images: list('images'),
    videos: readVideoList(list('videos'), problems),
    members: references('members'),
    upsells: references('upsells'),
    crossSells: references('crossSells'),
    attributes: readAttributes(sorted.attributes),
    meta: [...sorted.meta].map(([key, value]) => ({ key, value })),
    bundle,
    optionForms: readJson(at('optionForms'), COLUMNS.optionForms, problems),
  };
  if (row.sku === '' && row.originalId === null && !values.name) {
    problems.push({ column: COLUMNS.sku, code: 'missing' });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, row };
}

function readVideoList(
  written: readonly string[] | undefined,
  problems: RowProblem[],
): CsvRow['videos'] {
  const videos = written?.map(readVideo);
  if (videos?.includes(null)) problems.push({ column: COLUMNS.videos, code: 'video' });
  return videos?.filter((video) => video !== null);
}

interface SortedCells {
  columns: Map<ColumnName, ColumnCell>;
  attributes: Map<number, Partial<Record<AttributePart, string>>>;
  downloads: Map<number, Partial<Record<DownloadPart, string>>>;
  meta: Map<string, string>;
}

function sortCells(fields: readonly (CsvField | null)[], cells: readonly string[]): SortedCells {
  const sorted: SortedCells = {
    columns: new Map(),
    attributes: new Map(),
    downloads: new Map(),
    meta: new Map(),
  };
  for (const [index, field] of fields.entries()) {
    if (field === null) continue;
    const text = plainCell(cells[index] ?? '').trim();
    if (field.kind === 'column') {
      sorted.columns.set(field.name, { text, unit: field.unit });
    } else if (field.kind === 'meta') {
      if (text !== '') sorted.meta.set(field.key, text);
    } else if (field.kind === 'download') {
      const known = sorted.downloads.get(field.number) ?? {};
      sorted.downloads.set(field.number, { ...known, [field.part]: text });
    } else {
      const known = sorted.attributes.get(field.number) ?? {};
      sorted.attributes.set(field.number, { ...known, [field.part]: text });
    }
  }
  return sorted;
}

const mapped = <T>(text: string | undefined, read: (text: string) => T): T | undefined =>
  text === undefined ? undefined : read(text);

/** `simple, virtual, downloadable`. */
function readType(
  text: string | undefined,
  problems: RowProblem[],
): { kind: ProductKind | undefined; values: CsvValues } {
  if (text === undefined || text === '') return { kind: undefined, values: {} };
  const words = splitList(text.toLowerCase());
  const kind = PRODUCT_KINDS.find((each) => words.includes(each));
  if (kind === undefined) problems.push({ column: COLUMNS.type, code: 'choice' });
  const values = {
    virtual: words.includes('virtual'),
    downloadable: words.includes('downloadable'),
  };
  return { kind, values };
}

function readAttributes(
  numbered: ReadonlyMap<number, Partial<Record<AttributePart, string>>>,
): CsvAttribute[] | undefined {
  if (numbered.size === 0) return undefined;
  return [...numbered]
    .sort(([a], [b]) => a - b)
    .filter(([, { name = '' }]) => name !== '')
    .map(([, parts]) => ({
      name: parts.label || (parts.name ?? ''),
      values: splitList(parts.values ?? ''),
      visible: parts.visible !== '0',
      isGlobal: parts.global === '1',
      default: parts.default ?? '',
      slug: parts.slug ?? '',
      valueSlugs: splitList(parts.valueSlugs ?? ''),
    }));
}

/** One without an address is none; one without an id is known by its place. */
function readDownloads(
  numbered: ReadonlyMap<number, Partial<Record<DownloadPart, string>>>,
): CsvDownload[] | undefined {
  if (numbered.size === 0) return undefined;
  return [...numbered]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, { id, name, file = '' }]) =>
      file === ''
        ? []
        : { id: id || `download-${number}`, name: name || (file.split('/').at(-1) ?? file), file },
    );
}

function readJson(text: string | undefined, column: string, problems: RowProblem[]): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    problems.push({ column, code: 'json' });
    return undefined;
  }
}
