import type { CsvAttribute } from '#rules/product-csv/csv-row.ts';
import { changeProducts, type ProductRequest } from '#server/catalog/managing/change-products.ts';
import type { AttributePatch, ProductPatch } from '#server/catalog/managing/product-patch.ts';
import { recordProducts } from '#server/catalog/managing/record-products.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RecordedChange } from '#server/settings/change-as.ts';
import type { FoundImages } from './find-images.ts';
import { findTargets, rememberOriginal, type Targets } from './find-targets.ts';
import { type LineResult, type ReadLine, refusedLine, toResult } from './import-line.ts';
import type { ImportChoices } from './imports.ts';
import { openTermBook, type TermBook } from './term-book.ts';

export interface ProductStep {
  lines: readonly ReadLine[];
  choices: ImportChoices;
  pictures: FoundImages;
  /** For a trial, which fetches nothing: what is not there yet is no reason to refuse. */
  mayLackImages: boolean;
  /** Labels of the attributes that the variations of the product named so differ by. */
  varying(line: ReadLine): ReadonlySet<string>;
}

/** Products without their variations and without what they name of each other. */
export async function importProducts(
  change: RecordedChange,
  step: ProductStep,
): Promise<LineResult[]> {
  const { db, now } = change.ctx;
  const targets = await findTargets(
    db,
    step.lines.flatMap(({ row }) => [{ sku: row.sku ?? '' }, { id: row.originalId ?? 0 }]),
  );
  const book = openTermBook(change);
  const results: LineResult[] = [];
  const originals: { originalId: number; productId: number }[] = [];
  const planned: { line: ReadLine; request: ProductRequest }[] = [];
  for (const line of step.lines) {
    const id = await existing(db, line, targets);
    // Its variations find it by this id, though the line itself may be skipped or refused.
    const { originalId } = line.row;
    if (originalId !== null && id !== null) originals.push({ originalId, productId: id });
    const refusal = getRefusal(line, id, step);
    if (refusal !== null) results.push(refusal);
    else planned.push({ line, request: { id, patch: await loadPatch(line, id, book, step, db) } });
  }
  const changed = await changeProducts(
    db,
    planned.map(({ request }) => request),
    now,
    { onlyChanged: true },
  );
  await recordProducts(change, changed);
  for (const [index, { line }] of planned.entries()) {
    const result = changed[index];
    if (!result) continue;
    results.push(toResult(line.line, result));
    const { originalId } = line.row;
    if (result.ok && originalId !== null) originals.push({ originalId, productId: result.id });
  }
  await rememberOriginal(db, originals);
  return results;
}

/** The product a line is about; null for a new one. */
async function existing(db: Db, { row }: ReadLine, targets: Targets): Promise<number | null> {
  if (row.sku) return targets.of({ sku: row.sku })?.id ?? null;
  if (row.originalId === null) return null;
  const imported = targets.of({ id: row.originalId });
  if (imported) return imported.id;
  // A file of this shop itself: the same id and the same name.
  const current = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', row.originalId)
    .where('name', '=', row.values.name ?? '')
    .where('sku', '=', '')
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return current?.id ?? null;
}

function getRefusal(
  { line, row }: ReadLine,
  id: number | null,
  { choices, pictures: images, mayLackImages }: ProductStep,
): LineResult | null {
  if (id === null ? !choices.create : !choices.update) {
    return { line, outcome: 'skipped', productId: id, detail: [] };
  }
  if (id === null && !row.values.name) {
    return refusedLine(line, [{ column: 'Name', code: 'missing' }]);
  }
  const lack = mayLackImages ? null : images.lackOf(row.images ?? []);
  if (lack !== null) return refusedLine(line, [{ column: 'Images', code: lack }]);
  return null;
}

async function loadPatch(
  line: ReadLine,
  id: number | null,
  book: TermBook,
  { pictures: images, varying }: ProductStep,
  db: Db,
): Promise<ProductPatch> {
  const { row } = line;
  const differing = new Set([...varying(line), ...(await storedVarying(db, id))]);
  const attributes = row.attributes && (await attributePatches(row.attributes, book, differing));
  const chosen = row.attributes?.flatMap(({ name, default: option, isGlobal }, index) =>
    option === '' ? [] : { id: isGlobal ? (attributes?.[index]?.id ?? 0) : 0, name, option },
  );
  return {
    ...row.values,
    sku: row.sku,
    // A bundle stays one, whatever else it is called; see mergeProduct.
    kind: row.kind === 'variation' || (row.kind === 'bundle' && id !== null) ? undefined : row.kind,
    categories: row.categories && (await book.categories(row.categories, row.categorySlugs)),
    brands: row.brands && (await book.brands(row.brands, row.brandSlugs)),
    tags: row.tags && (await book.tags(row.tags, row.tagSlugs)),
    shippingClass:
      row.shippingClass === undefined ? undefined : await book.shippingClass(row.shippingClass),
    gallery: row.images?.flatMap((image) => images.idOf(image) ?? []),
    videos: row.videos?.flatMap(({ place, url }) => {
      const image = images.idOf(row.images?.[place - 1] ?? '');
      return image === undefined ? [] : { image, url };
    }),
    attributes,
    defaultAttributes: chosen,
    meta: row.meta.map(({ key, value }) => ({ id: undefined, key, value })),
  };
}

async function attributePatches(
  attributes: readonly CsvAttribute[],
  book: TermBook,
  differing: ReadonlySet<string>,
): Promise<AttributePatch[]> {
  const patches: AttributePatch[] = [];
  for (const [position, attribute] of attributes.entries()) {
    const { name, values, visible, isGlobal, slug, valueSlugs } = attribute;
    const forVariations = differing.has(name.toLowerCase());
    const id = isGlobal ? await book.attribute(name, slug) : 0;
    if (isGlobal && valueSlugs.length > 0) await book.values(id, values, valueSlugs);
    patches.push({ id, name, options: values, position, forVariations, visible });
  }
  return patches;
}

/** A file without the variations leaves them what they differ by. */
async function storedVarying(db: Db, id: number | null): Promise<string[]> {
  if (id === null) return [];
  const rows = await db
    .selectFrom('product_attributes')
    .select('label')
    .where('product_id', '=', id)
    .where('for_variations', '=', 1)
    .execute();
  return rows.map(({ label }) => label.toLowerCase());
}
