import { bundleReferences, withBundleIds } from '#rules/product-csv/bundle-cell.ts';
import type { ProductReference } from '#rules/product-csv/cells.ts';
import { BUNDLES_TAG } from '#server/bundles/tags.ts';
import { changeProducts, type ProductRequest } from '#server/catalog/managing/change-products.ts';
import { findStoredBundle } from '#server/catalog/managing/manage-bundles.ts';
import { recordProducts } from '#server/catalog/managing/record-products.ts';
import { saveBundle } from '#server/catalog/saving/save-bundle.ts';
import { productTags } from '#server/catalog/tags.ts';
import { currencyOf } from '#server/language/currency.ts';
import type { OwnChange } from '#server/settings/change-as.ts';
import { bundleInput } from '#wire/catalog/bundle-input.ts';
import { findTargets, type Targets } from './find-targets.ts';
import { type LineOutcome, outcomeOf, type ReadLine } from './import-line.ts';
import type { LineProblem } from './imports.ts';

/** A line whose product is there by now. */
export interface LinkLine extends ReadLine {
  productId: number;
}

/** What products name of each other: members of a group, upsells, cross-sells, parts of a bundle. */
export async function importLinks(
  own: OwnChange,
  lines: readonly LinkLine[],
): Promise<LineOutcome[]> {
  const { db, now } = own.ctx;
  const targets = await findTargets(db, lines.flatMap(namedBy));
  const requests = lines.map(
    ({ productId, row }): ProductRequest => ({
      id: productId,
      patch: {
        members: row.kind === 'grouped' ? idsOf(row.members, targets) : undefined,
        upsells: idsOf(row.upsells, targets),
        crossSells: idsOf(row.crossSells, targets),
      },
    }),
  );
  const changed = await changeProducts(db, requests, now, { onlyChanged: true });
  await recordProducts(own, changed);
  const outcomes: LineOutcome[] = [];
  for (const [index, line] of lines.entries()) {
    const outcome = changed[index];
    if (!outcome) continue;
    const missing = unknownLinks(line, targets);
    const result = outcomeOf(line.line, outcome);
    const bundled = outcome.ok ? await importBundle(own, line, targets) : [];
    outcomes.push({ ...result, detail: [...result.detail, ...missing, ...bundled] });
  }
  return outcomes;
}

function namedBy({ row }: ReadLine): ProductReference[] {
  return [
    ...(row.members ?? []),
    ...(row.upsells ?? []),
    ...(row.crossSells ?? []),
    ...bundleReferences(row.bundle),
  ];
}

function idsOf(
  references: readonly ProductReference[] | undefined,
  targets: Targets,
): number[] | undefined {
  return references?.flatMap((each) => targets.of(each)?.id ?? []);
}

/** The product is saved without them, and its line says so. */
function unknownLinks({ row }: ReadLine, targets: Targets): LineProblem[] {
  const lists = [
    ['Grouped products', row.members],
    ['Upsells', row.upsells],
    ['Cross-sells', row.crossSells],
  ] as const;
  return lists.flatMap(([column, references = []]) =>
    references.some((each) => !targets.of(each)) ? [{ column, code: 'unknownLink' }] : [],
  );
}

async function importBundle(
  { ctx, record }: OwnChange,
  { row, productId }: LinkLine,
  targets: Targets,
): Promise<LineProblem[]> {
  if (row.bundle === undefined) return [];
  const problem = [{ column: 'Bundle', code: 'invalid' }];
  const resolved = withBundleIds(row.bundle, productId, (each) => targets.of(each)?.id);
  const read = bundleInput.safeParse(resolved);
  if (!read.success) return problem;
  const before = (await findStoredBundle(ctx.db, productId))?.draft ?? null;
  const saved = await saveBundle(ctx.db, read.data, ctx.now, currencyOf(ctx.settings).decimals);
  if (!saved.ok) return problem;
  const after = (await findStoredBundle(ctx.db, productId))?.draft ?? null;
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const action = before ? 'updated' : 'created';
  await record({ resource: 'bundle', id: productId, action, before, after });
  await ctx.invalidate([BUNDLES_TAG, ...productTags(productId)]);
  return [{ column: 'Bundle', code: 'changed' }];
}
