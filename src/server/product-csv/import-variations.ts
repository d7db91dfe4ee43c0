import type { CsvRow } from '#rules/product-csv/csv-row.ts';
import { changeProducts, type ProductResult } from '#server/catalog/managing/change-products.ts';
import {
  type KnownAttributes,
  loadKnownAttributes,
} from '#server/catalog/managing/known-attributes.ts';
import { chosenValues } from '#server/catalog/managing/merge-attributes.ts';
import type {
  ChosenValue,
  VariationPatch,
  VariationStep,
} from '#server/catalog/managing/product-patch.ts';
import { difference, recordProducts } from '#server/catalog/managing/record-products.ts';
import { loadDrafts, type StoredProduct } from '#server/catalog/saving/load-drafts.ts';
import type { VariationDraft } from '#server/catalog/saving/product-input.ts';
import type { RecordedChange } from '#server/settings/change-as.ts';
import type { FoundImages } from './find-images.ts';
import { findTargets } from './find-targets.ts';
import { getColumn, type LineResult, type ReadLine, refusedLine, toResult } from './import-line.ts';
import type { ImportChoices } from './imports.ts';
import { openTermBook, type TermBook } from './term-book.ts';

export interface VariationStepParts {
  lines: readonly ReadLine[];
  choices: ImportChoices;
  pictures: FoundImages;
  mayLackImages: boolean;
}

/** Variations join the product their line names; the others it has stay. */
export async function importVariations(
  change: RecordedChange,
  parts: VariationStepParts,
): Promise<LineResult[]> {
  const { db } = change.ctx;
  const targets = await findTargets(
    db,
    parts.lines.flatMap(({ row }) => row.parent ?? []),
  );
  const results: LineResult[] = [];
  const byParent = new Map<number, ReadLine[]>();
  for (const line of parts.lines) {
    const { parent } = line.row;
    const target = parent === null ? undefined : targets.of(parent);
    if (target && target.parentId === null) {
      byParent.set(target.id, [...(byParent.get(target.id) ?? []), line]);
    } else {
      results.push(refusedLine(line.line, [{ column: 'Parent', code: 'unknown' }]));
    }
  }
  const drafts = await loadDrafts(db, [...byParent.keys()]);
  const book = openTermBook(change);
  for (const [id, lines] of byParent) {
    const stored = drafts.get(id);
    if (!stored) continue;
    results.push(...(await ofOneProduct(change, stored, lines, parts, book)));
  }
  return results;
}

interface PlannedVariation {
  line: ReadLine;
  step: VariationStep;
  before: VariationDraft | undefined;
}

async function ofOneProduct(
  change: RecordedChange,
  stored: StoredProduct,
  lines: readonly ReadLine[],
  parts: VariationStepParts,
  book: TermBook,
): Promise<LineResult[]> {
  const results: LineResult[] = [];
  const planned: PlannedVariation[] = [];
  for (const line of lines) {
    const chosen = await getChosen(line.row, book);
    const known = await loadKnownAttributes(change.ctx.db, chosen);
    const before = matching(stored, line.row, chosen, known);
    const refusal = getRefusal(line, before, parts);
    if (refusal !== null) {
      results.push(refusal);
      continue;
    }
    const shippingClass =
      line.row.shippingClass && (await book.shippingClass(line.row.shippingClass));
    const patch = { ...toPatch(line.row, chosen, parts.pictures), shippingClass };
    const step: VariationStep = before?.id
      ? { do: 'change', id: before.id, patch }
      : { do: 'add', patch };
    planned.push({ line, step, before });
  }
  return [...results, ...(await saveTogether(change, stored.draft.id, planned))];
}

/** All at once; where one is wrong each by itself, so that the right ones are saved. */
async function saveTogether(
  change: RecordedChange,
  id: number,
  planned: readonly PlannedVariation[],
): Promise<LineResult[]> {
  if (planned.length === 0) return [];
  const { db, now } = change.ctx;
  const variations = planned.map(({ step }) => step);
  const [result] = await changeProducts(db, [{ id, patch: { variations } }], now, {
    onlyChanged: true,
  });
  if (result === undefined) return [];
  if (!result.ok && planned.length > 1) {
    const single: LineResult[] = [];
    for (const one of planned) single.push(...(await saveTogether(change, id, [one])));
    return single;
  }
  await recordProducts(change, [result]);
  return planned.map((one) => lineResult(one, result));
}

function lineResult({ line, before }: PlannedVariation, response: ProductResult): LineResult {
  if (!response.ok) return toResult(line.line, response);
  if (!before) return { line: line.line, outcome: 'created', productId: response.id, detail: [] };
  const after = response.after.variations.find(({ id }) => id === before.id) ?? before;
  const detail = Object.keys(difference(before, after).after).map((field) => ({
    column: getColumn(field),
    code: 'changed',
  }));
  const result = detail.length > 0 ? 'updated' : 'unchanged';
  return { line: line.line, outcome: result, productId: response.id, detail };
}

async function getChosen({ attributes = [] }: CsvRow, book: TermBook): Promise<ChosenValue[]> {
  const chosen: ChosenValue[] = [];
  for (const { name, values, isGlobal, slug } of attributes) {
    const id = isGlobal ? await book.attribute(name, slug) : 0;
    chosen.push({ id, name, option: values[0] ?? '' });
  }
  return chosen;
}

/** By its article number, else by what it differs in. */
function matching(
  { draft }: StoredProduct,
  row: CsvRow,
  chosen: readonly ChosenValue[],
  known: KnownAttributes,
): VariationDraft | undefined {
  const bySku = row.sku ? draft.variations.find(({ sku }) => sku === row.sku) : undefined;
  if (bySku) return bySku;
  const values = chosenValues(chosen, draft.attributes, known);
  if (values === null || chosen.length === 0) return undefined;
  return draft.variations.find(
    ({ attributes, sku }) =>
      (!row.sku || sku === '') &&
      Object.keys({ ...attributes, ...values }).every(
        (name) => (attributes[name] ?? '') === (values[name] ?? ''),
      ),
  );
}

function getRefusal(
  { line, row }: ReadLine,
  before: VariationDraft | undefined,
  { choices, pictures: images, mayLackImages }: VariationStepParts,
): LineResult | null {
  if (before ? !choices.update : !choices.create) {
    return { line, outcome: 'skipped', productId: null, detail: [] };
  }
  const lack = mayLackImages ? null : images.lackOf(row.images ?? []);
  return lack === null ? null : refusedLine(line, [{ column: 'Images', code: lack }]);
}

/** What only whole products have is left out. */
function toPatch(
  row: CsvRow,
  attributes: readonly ChosenValue[],
  images: FoundImages,
): VariationPatch {
  const { values } = row;
  const [image] = row.images ?? [];
  return {
    sku: row.sku,
    attributes,
    image: row.images === undefined ? undefined : ((image && images.idOf(image)) ?? null) || null,
    enabled: values.status === undefined ? undefined : values.status === 'publish',
    regularPrice: values.regularPrice,
    salePrice: values.salePrice,
    saleFrom: values.saleFrom,
    saleTo: values.saleTo,
    taxClass: values.taxClass,
    manageStock: values.manageStock,
    stockQuantity: values.stockQuantity,
    stockStatus: values.stockStatus,
    backorders: values.backorders,
    lowStock: values.lowStock,
    minQuantity: values.minQuantity,
    maxQuantity: values.maxQuantity,
    quantityStep: values.quantityStep,
    unitContent: values.unitContent,
    unit: values.unit,
    unitBase: values.unitBase,
    weight: values.weight,
    length: values.length,
    width: values.width,
    height: values.height,
    virtual: values.virtual,
    downloadable: values.downloadable,
    description: values.description,
    // Zero stands for the place after those before it.
    menuOrder: values.menuOrder || undefined,
    globalUniqueId: values.globalUniqueId,
    downloads: values.downloads,
    downloadLimit: values.downloadLimit,
    downloadExpiry: values.downloadExpiry,
    meta: row.meta.map(({ key, value }) => ({ id: undefined, key, value })),
  };
}
