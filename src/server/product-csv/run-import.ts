import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { decodeJson, encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findImages } from './find-images.ts';
import type { ReadLine } from './import-line.ts';
import { importProducts } from './import-products.ts';
import { inSlice, lineReader, readAgain, referenceName } from './import-slice.ts';
import { importVariations } from './import-variations.ts';
import { importChoices } from './imports.ts';
import { linkLines } from './run-links.ts';
import { IMPORT_STEPS, type ProductImportRow } from './tables.ts';

// Runs an import in slices, each a transaction of its own with the outcomes of its lines: a process
// that dies loses nothing and does nothing twice, because the next one goes on with the lines that
// have no outcome. Between slices the shop answers its visitors.

const SLICE = 40;
const MAX_PAUSE_MS = 200;

const payload = z.object({ importId: z.int() });

export function importHandler(origin: string): JobHandler<ShopContext> {
  return {
    async run(ctx, job) {
      const { importId } = payload.parse(job.payload);
      for (;;) {
        const row = await running(ctx.db, importId);
        if (!row) return;
        const began = Date.now();
        const isStepDone = await runSlice(ctx, row, origin);
        if (isStepDone) await nextStep(ctx.db, row, Date.now());
        await sleep(Math.min(Date.now() - began, MAX_PAUSE_MS));
      }
    },
  };
}

async function running(db: Db, id: number): Promise<ProductImportRow | undefined> {
  return db
    .selectFrom('product_imports')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
}

async function nextStep(db: Db, { id, step }: ProductImportRow, now: number): Promise<void> {
  const next = IMPORT_STEPS[IMPORT_STEPS.indexOf(step) + 1];
  await db
    .updateTable('product_imports')
    .set(next ? { step: next } : { state: 'done', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** True where the step has no line left. */
async function runSlice(ctx: ShopContext, row: ProductImportRow, origin: string): Promise<boolean> {
  if (row.step === 'read') return readLines(ctx, row);
  if (row.step === 'links') return linkLines(ctx, row, SLICE);
  return saveLines(ctx, row, origin);
}

/** What a line is, once; those that cannot be read have their outcome. */
async function readLines(ctx: ShopContext, row: ProductImportRow): Promise<boolean> {
  const reader = lineReader(ctx, row);
  const { db } = ctx;
  let after = 0;
  for (;;) {
    const lines = await db
      .selectFrom('product_import_rows')
      .select(['line', 'cells'])
      .where('import_id', '=', row.id)
      .where('line', '>', after)
      .orderBy('line')
      .limit(500)
      .execute();
    if (lines.length === 0) return true;
    await db.transaction().execute(async (trx) => {
      for (const { line, cells } of lines) {
        const read = reader(cells);
        const details = read.ok
          ? {
              is_variation: encodeFlag(read.row.kind === 'variation'),
              sku: read.row.sku ?? '',
              original_id: read.row.originalId,
              parent: read.row.parent ? referenceName(read.row.parent) : '',
              has_links: encodeFlag(hasLinks(read.row)),
            }
          : { outcome: 'refused' as const, detail: encodeJson(read.problems) };
        await trx
          .updateTable('product_import_rows')
          .set(details)
          .where('import_id', '=', row.id)
          .where('line', '=', line)
          .execute();
      }
    });
    after = lines.at(-1)?.line ?? after;
  }
}

function hasLinks(row: ReadLine['row']): boolean {
  const lists = [row.members, row.upsells, row.crossSells];
  const cells = [row.bundle, row.optionForms];
  return [...lists, ...cells].some((each) => each !== undefined);
}

/** Files that are sold by this shop itself are named without its address. */
function withShopFiles({ line, row }: ReadLine, origin: string): ReadLine {
  const downloads = row.values.downloads?.map((each) => ({
    ...each,
    file: each.file.startsWith(`${origin}/`) ? each.file.slice(origin.length) : each.file,
  }));
  return downloads
    ? { line, row: { ...row, values: { ...row.values, downloads } } }
    : { line, row };
}

/** Products, and then variations, that have no outcome yet. */
async function saveLines(
  ctx: ShopContext,
  row: ProductImportRow,
  origin: string,
): Promise<boolean> {
  const isVariations = row.step === 'variations';
  const rows = await ctx.db
    .selectFrom('product_import_rows')
    .select(['line', 'cells'])
    .where('import_id', '=', row.id)
    .where('outcome', '=', '')
    .where('is_variation', '=', encodeFlag(isVariations))
    .orderBy('parent')
    .orderBy('line')
    .limit(SLICE)
    .execute();
  if (rows.length === 0) return true;
  const lines = readAgain(lineReader(ctx, row), rows).map((line) => withShopFiles(line, origin));
  const isTrial = row.is_trial === 1;
  const parents = isVariations && isTrial ? await parentLines(ctx, row, lines) : [];
  const named = [...parents, ...lines].flatMap((line) => line.row.images ?? []);
  const images = await findImages(ctx, origin, named, !isTrial);
  const shared = {
    lines,
    pictures: images,
    choices: decodeJson(row.choices, importChoices),
    mayLackImages: isTrial,
  };
  const units = isVariations ? parents : lines;
  const varyingBy = await getVarying(ctx, row, units);
  const varying = ({ line }: ReadLine) => varyingBy.get(line) ?? new Set<string>();
  await inSlice(ctx, row, async (cell) => {
    const results = await importProducts(cell, { ...shared, lines: units, varying });
    return isVariations ? importVariations(cell, shared) : results;
  });
  return false;
}

/**
 * The lines of the products whose variations are tried. A trial has taken these products back: they
 * are made again before their variations, so that the import and its trial follow one rule.
 */
async function parentLines(
  ctx: ShopContext,
  row: ProductImportRow,
  lines: readonly ReadLine[],
): Promise<ReadLine[]> {
  const named = lines.flatMap((line) => line.row.parent ?? []);
  const skus = named.flatMap((each) => ('sku' in each && each.sku !== '' ? each.sku : []));
  const ids = named.flatMap((each) => ('id' in each ? each.id : []));
  const rows = await ctx.db
    .selectFrom('product_import_rows')
    .select(['line', 'cells'])
    .where('import_id', '=', row.id)
    .where('is_variation', '=', encodeFlag(false))
    .where((eb) =>
      eb.or([
        ...(skus.length > 0 ? [eb('sku', 'in', skus)] : []),
        ...(ids.length > 0 ? [eb('original_id', 'in', ids)] : []),
      ]),
    )
    .orderBy('line')
    .execute();
  return readAgain(lineReader(ctx, row), rows);
}

/** By the line of a product, in small letters, what the lines of its variations differ by. */
async function getVarying(
  ctx: ShopContext,
  row: ProductImportRow,
  lines: readonly ReadLine[],
): Promise<Map<number, Set<string>>> {
  const reader = lineReader(ctx, row);
  const variable = lines.filter((line) => line.row.kind === 'variable');
  const names = (line: ReadLine) => [line.row.sku, `id:${line.row.originalId}`].filter(Boolean);
  const parentNames = variable.flatMap(names).map(String);
  if (parentNames.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('product_import_rows')
    .select(['line', 'cells', 'parent'])
    .where('import_id', '=', row.id)
    .where('parent', 'in', parentNames)
    .execute();
  const byParent = Map.groupBy(rows, ({ parent }) => parent);
  return new Map(
    variable.map((line) => {
      const lineVariations = names(line).flatMap((name) => byParent.get(String(name)) ?? []);
      const labels = readAgain(reader, lineVariations).flatMap((each) =>
        (each.row.attributes ?? []).map(({ name }) => name.toLowerCase()),
      );
      return [line.line, new Set(labels)];
    }),
  );
}
