import * as z from 'zod/mini';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { LineResult } from './import-line.ts';
import { importLinks, type LinkLine, namedBy } from './import-links.ts';
import { inSlice, lineReader, plannedNames, readAgain, referenceName } from './import-slice.ts';
import type { LineProblem } from './imports.ts';
import type { ImportLineRow, ProductImportRow } from './tables.ts';

/**
 * Lines whose products are there name each other. In a trial products that the file would make are
 * not there: a line says what it can without them. True where no line is left.
 */
export async function linkLines(
  ctx: ShopContext,
  row: ProductImportRow,
  limit: number,
): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom('product_import_rows')
    .select(['line', 'cells', 'product_id', 'outcome', 'detail'])
    .where('import_id', '=', row.id)
    .where('outcome', 'in', ['created', 'updated', 'unchanged'])
    .where('is_variation', '=', 0)
    .where('has_links', '=', 1)
    .orderBy('line')
    .limit(limit)
    .execute();
  if (rows.length === 0) return true;
  const known = new Map(rows.map((each) => [each.line, each]));
  const isTrial = row.is_trial === 1;
  const lines = readAgain(lineReader(ctx, row), rows).map((line): LinkLine => {
    const stored = known.get(line.line);
    const isPlanned = isTrial && stored?.outcome === 'created';
    return { ...line, productId: isPlanned ? null : (stored?.product_id ?? null) };
  });
  const planned = await plannedNames(ctx.db, row, lines.flatMap(namedBy));
  await inSlice(ctx, row, async (change) => {
    const linked = await importLinks(change, lines, (each) => planned.has(referenceName(each)));
    return linked.map((each) => joined(each, known));
  });
  // A process that dies before this links the same lines again, which changes nothing.
  await ctx.db
    .updateTable('product_import_rows')
    .set({ has_links: 0 })
    .where('import_id', '=', row.id)
    .where('line', 'in', [...known.keys()])
    .execute();
  return false;
}

const details = z.array(z.object({ column: z.string(), code: z.string() }));

/** What the line was before its links, and what they add. */
function joined(
  linked: LineResult,
  known: ReadonlyMap<number, Pick<ImportLineRow, 'outcome' | 'detail' | 'product_id'>>,
): LineResult {
  const before = known.get(linked.line);
  const detail = distinct([
    ...(before ? decodeJson(before.detail, details) : []),
    ...linked.detail,
  ]);
  if (linked.outcome === 'refused') return { ...linked, detail };
  const isChanged = linked.detail.some(({ code }) => code === 'changed');
  const result =
    before?.outcome === 'unchanged' && isChanged ? 'updated' : (before?.outcome ?? 'updated');
  return { ...linked, outcome: result, productId: before?.product_id ?? null, detail };
}

function distinct(all: readonly LineProblem[]): LineProblem[] {
  return [...new Map(all.map((each) => [`${each.column} ${each.code}`, each])).values()];
}
