import { bundleReferences, withBundleIds } from '#rules/product-csv/bundle-cell.ts';
import type { ProductReference } from '#rules/product-csv/cells.ts';
import { formReferences } from '#rules/product-csv/form-cell.ts';
import { COLUMNS } from '#rules/product-csv/product-columns.ts';
import { BUNDLES_TAG } from '#server/bundles/tags.ts';
import { changeProducts, type ProductRequest } from '#server/catalog/managing/change-products.ts';
import { findStoredBundle } from '#server/catalog/managing/manage-bundles.ts';
import { recordProducts } from '#server/catalog/managing/record-products.ts';
import { saveBundle } from '#server/catalog/saving/save-bundle.ts';
import { productTags } from '#server/catalog/tags.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { RecordedChange } from '#server/settings/change-as.ts';
import { bundleInput } from '#wire/catalog/bundle-input.ts';
import { findTargets, type Targets } from './find-targets.ts';
import { importForms } from './import-forms.ts';
import { type LineResult, type ReadLine, toResult } from './import-line.ts';
import type { LineProblem } from './imports.ts';
import { openTermBook } from './term-book.ts';

export interface LinkLine extends ReadLine {
  /** Null for a product that a trial would have made. */
  productId: number | null;
}

/** Whether a trial would have made the product. */
type IsPlanned = (reference: ProductReference) => boolean;

/** What needs other products: members of a group, upsells, cross-sells, parts of a bundle, option forms. */
export async function importLinks(
  change: RecordedChange,
  lines: readonly LinkLine[],
  isPlanned: IsPlanned,
): Promise<LineResult[]> {
  const { db, now } = change.ctx;
  const targets = await findTargets(db, lines.flatMap(namedBy));
  const present = lines.filter(({ productId }) => productId !== null);
  const requests = present.map(
    ({ productId, row }): ProductRequest => ({
      id: productId,
      patch: {
        members: row.kind === 'grouped' ? getIds(row.members, targets) : undefined,
        upsells: getIds(row.upsells, targets),
        crossSells: getIds(row.crossSells, targets),
      },
    }),
  );
  const changed = await changeProducts(db, requests, now, { onlyChanged: true });
  await recordProducts(change, changed);
  const results = new Map(
    present.map((line, index) => {
      const result = changed[index];
      return [line, result ? toResult(line.line, result) : newLine(line)];
    }),
  );
  const book = openTermBook(change);
  const statuses: LineResult[] = [];
  for (const line of lines) {
    const result = results.get(line) ?? newLine(line);
    const detail = [...result.detail, ...openLinks(line, targets, isPlanned)];
    if (result.outcome !== 'refused') {
      detail.push(...(await importBundle(change, line, targets, isPlanned)));
      detail.push(
        ...(await importForms(change, line.row.optionForms, { targets, isPlanned, book })),
      );
    }
    statuses.push({ ...result, detail });
  }
  return statuses;
}

function newLine({ line, productId }: LinkLine): LineResult {
  return { line, outcome: 'created', productId, detail: [] };
}

export function namedBy({ row }: ReadLine): ProductReference[] {
  return [
    ...(row.members ?? []),
    ...(row.upsells ?? []),
    ...(row.crossSells ?? []),
    ...bundleReferences(row.bundle),
    ...formReferences(row.optionForms),
  ];
}

function getIds(
  references: readonly ProductReference[] | undefined,
  targets: Targets,
): number[] | undefined {
  return references?.flatMap((each) => targets.of(each)?.id ?? []);
}

/**
 * Names of products that are not there. The product is saved without them, and its line says so; those
 * that a trial would have made will be linked.
 */
function openLinks(
  { row, productId }: LinkLine,
  targets: Targets,
  isPlanned: IsPlanned,
): LineProblem[] {
  const lists = [
    [COLUMNS.members, row.kind === 'grouped' ? row.members : undefined],
    [COLUMNS.upsells, row.upsells],
    [COLUMNS.crossSells, row.crossSells],
  ] as const;
  return lists.flatMap(([column, references = []]) => {
    const open = references.filter((each) => !targets.of(each));
    const codes = [
      productId !== null && open.some(isPlanned) && 'changed',
      open.some((each) => !isPlanned(each)) && 'unknownLink',
    ];
    return codes.flatMap((code) => (code === false ? [] : [{ column, code }]));
  });
}

async function importBundle(
  { ctx, record }: RecordedChange,
  { row, productId }: LinkLine,
  targets: Targets,
  isPlanned: IsPlanned,
): Promise<LineProblem[]> {
  if (row.bundle === undefined) return [];
  const column = COLUMNS.bundle;
  const problem = [{ column, code: 'invalid' }];
  const isAwaited = (each: ProductReference) => !targets.of(each) && isPlanned(each);
  if (productId === null || bundleReferences(row.bundle).some(isAwaited)) {
    // Without its products a trial can only say whether it is a bundle at all.
    const shape = withBundleIds(row.bundle, 1, (each) =>
      isAwaited(each) ? 1 : targets.of(each)?.id,
    );
    if (!bundleInput.safeParse(shape).success) return problem;
    return productId === null ? [] : [{ column, code: 'changed' }];
  }
  const resolved = withBundleIds(row.bundle, productId, (each) => targets.of(each)?.id);
  const read = bundleInput.safeParse(resolved);
  if (!read.success) return problem;
  const before = (await findStoredBundle(ctx.db, productId))?.draft ?? null;
  const saved = await saveBundle(ctx.db, read.data, ctx.now, toCurrency(ctx.settings).decimals);
  if (!saved.ok) return problem;
  const after = (await findStoredBundle(ctx.db, productId))?.draft ?? null;
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const action = before ? 'updated' : 'created';
  await record({ resource: 'bundle', id: productId, action, before, after });
  await ctx.invalidate([BUNDLES_TAG, ...productTags(productId)]);
  return [{ column, code: 'changed' }];
}
