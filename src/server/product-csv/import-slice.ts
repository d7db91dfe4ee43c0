import * as z from 'zod/mini';
import type { ProductReference } from '#rules/product-csv/cells.ts';
import { getField } from '#rules/product-csv/product-columns.ts';
import { readRow } from '#rules/product-csv/read-row.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { changeAs, type RecordedChange } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { csvDetails } from './csv-details.ts';
import type { LineResult, ReadLine } from './import-line.ts';
import type { ImportLineRow, ProductImportRow } from './tables.ts';

// What every step of an import does with the lines of a slice: reads them, and writes what became of
// them.

const texts = z.array(z.string());
const actorShape = z.object({
  customerId: z.int(),
  keyId: z.nullable(z.int()),
  name: z.string(),
});

type Reader = (cells: string) => ReturnType<typeof readRow>;

export function lineReader({ settings }: ShopContext, row: ProductImportRow): Reader {
  const fields = decodeJson(row.fields, texts).map(getField);
  const details = csvDetails(settings);
  return (cells) => readRow(fields, decodeJson(cells, texts), details);
}

/** Lines that could be read before. */
export function readAgain(
  reader: Reader,
  rows: readonly Pick<ImportLineRow, 'line' | 'cells'>[],
): ReadLine[] {
  return rows.flatMap(({ line, cells }) => {
    const read = reader(cells);
    return read.ok ? { line, row: read.row } : [];
  });
}

/** A reference as one word: 'RUG' or 'id:12'. */
export const referenceName = (reference: ProductReference) =>
  'sku' in reference ? reference.sku : `id:${reference.id}`;

/** A trial takes everything back, and writes only what would have become of the lines. */
export async function inSlice(
  ctx: ShopContext,
  row: ProductImportRow,
  work: (change: RecordedChange) => Promise<LineResult[]>,
): Promise<void> {
  const isTrial = row.is_trial === 1;
  // A job goes on when its person has left: it changes products and nothing of more weight.
  const actor = { ...decodeJson(row.actor, actorShape), protectedChange: 'role' as const };
  const { outcomes: results } = await changeAs(ctx, actor, async (change) => {
    const found = await work(change);
    if (!isTrial) await writeResults(change.ctx.db, row.id, found);
    return { ok: !isTrial, outcomes: found };
  });
  if (isTrial) await writeResults(ctx.db, row.id, results);
}

async function writeResults(
  db: Db,
  importId: number,
  results: readonly LineResult[],
): Promise<void> {
  for (const { line, outcome: result, productId, detail } of results) {
    await db
      .updateTable('product_import_rows')
      .set({ outcome: result, product_id: productId, detail: encodeJson(detail) })
      .where('import_id', '=', importId)
      .where('line', '=', line)
      .execute();
  }
}

/** Of the products that other lines name, those that this trial would have made, as words. */
export async function plannedNames(
  db: Db,
  row: ProductImportRow,
  references: readonly ProductReference[],
): Promise<Set<string>> {
  if (row.is_trial !== 1) return new Set();
  const made = db
    .selectFrom('product_import_rows')
    .select(['sku', 'original_id'])
    .where('import_id', '=', row.id)
    .where('outcome', '=', 'created');
  const names = new Set<string>();
  const skus = references.flatMap((each) => ('sku' in each && each.sku !== '' ? each.sku : []));
  for (const part of chunks([...new Set(skus)], 500)) {
    for (const { sku } of await made.where('sku', 'in', part).execute()) names.add(sku);
  }
  const ids = references.flatMap((each) => ('id' in each ? each.id : []));
  for (const part of chunks([...new Set(ids)], 500)) {
    const found = await made.where('original_id', 'in', part).execute();
    for (const { original_id: id } of found) if (id !== null) names.add(referenceName({ id }));
  }
  return names;
}
