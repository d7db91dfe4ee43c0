import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type ProductReference, readReference } from '#rules/product-csv/cells.ts';
import { fieldOf } from '#rules/product-csv/product-columns.ts';
import { readRow } from '#rules/product-csv/read-row.ts';
import { decodeJson, encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { changeAs, type OwnChange } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { csvFacts } from './csv-facts.ts';
import { findPictures } from './find-pictures.ts';
import type { LineOutcome, ReadLine } from './import-line.ts';
import { importLinks, type LinkLine } from './import-links.ts';
import { importProducts } from './import-products.ts';
import { importVariations } from './import-variations.ts';
import { importChoices } from './imports.ts';
import { IMPORT_STEPS, type ImportLineRow, type ProductImportRow } from './tables.ts';

// Runs an import in slices, each a transaction of its own with the outcomes of its lines: a process
// that dies loses nothing and does nothing twice, because the next one goes on with the lines that
// have no outcome. Between slices the shop answers its visitors.

const SLICE = 40;
const LONGEST_PAUSE_MS = 200;

const payload = z.object({ importId: z.int() });
const texts = z.array(z.string());
const actorShape = z.object({
  customerId: z.int(),
  keyId: z.nullable(z.int()),
  name: z.string(),
});

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
        await sleep(Math.min(Date.now() - began, LONGEST_PAUSE_MS));
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
  if (row.step === 'links') return row.is_trial === 1 || linkLines(ctx, row);
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
        const facts = read.ok
          ? {
              is_variation: encodeFlag(read.row.kind === 'variation'),
              parent: read.row.parent ? writtenParent(read.row.parent) : '',
              has_links: encodeFlag(hasLinks(read.row)),
            }
          : { outcome: 'refused' as const, detail: encodeJson(read.problems) };
        await trx
          .updateTable('product_import_rows')
          .set(facts)
          .where('import_id', '=', row.id)
          .where('line', '=', line)
          .execute();
      }
    });
    after = lines.at(-1)?.line ?? after;
  }
}

type Reader = (cells: string) => ReturnType<typeof readRow>;

function lineReader({ settings }: ShopContext, row: ProductImportRow): Reader {
  const fields = decodeJson(row.fields, texts).map(fieldOf);
  const facts = csvFacts(settings);
  return (cells) => readRow(fields, decodeJson(cells, texts), facts);
}

const writtenParent = (parent: ProductReference) =>
  'sku' in parent ? parent.sku : `id:${parent.id}`;

function hasLinks(row: ReadLine['row']): boolean {
  const lists = [row.members, row.upsells, row.crossSells];
  return lists.some((list) => list !== undefined) || row.bundle !== undefined;
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
  const lines = readAgain(lineReader(ctx, row), rows);
  const isTrial = row.is_trial === 1;
  const named = lines.flatMap((line) => line.row.images ?? []);
  const pictures = await findPictures(ctx, origin, named, !isTrial);
  const shared = {
    lines,
    pictures,
    choices: decodeJson(row.choices, importChoices),
    mayLackPictures: isTrial,
  };
  const varying = isVariations ? null : await varyingOf(ctx, row, lines);
  const planned = isVariations ? await plannedParents(ctx.db, row, lines) : null;
  await inSlice(ctx, row, (own) =>
    planned
      ? importVariations(own, { ...shared, isPlanned: (each) => planned.has(writtenParent(each)) })
      : importProducts(own, {
          ...shared,
          varying: (line) => varying?.get(line.line) ?? new Set(),
        }),
  );
  return false;
}

function readAgain(
  reader: Reader,
  rows: readonly Pick<ImportLineRow, 'line' | 'cells'>[],
): ReadLine[] {
  return rows.flatMap(({ line, cells }) => {
    const read = reader(cells);
    return read.ok ? { line, row: read.row } : [];
  });
}

/** A trial takes everything back, and writes only what would have become of the lines. */
async function inSlice(
  ctx: ShopContext,
  row: ProductImportRow,
  work: (own: OwnChange) => Promise<LineOutcome[]>,
): Promise<void> {
  const isTrial = row.is_trial === 1;
  const actor = decodeJson(row.actor, actorShape);
  const { outcomes } = await changeAs(ctx, actor, async (own) => {
    const found = await work(own);
    if (!isTrial) await writeOutcomes(own.ctx.db, row.id, found);
    return { ok: !isTrial, outcomes: found };
  });
  if (isTrial) await writeOutcomes(ctx.db, row.id, outcomes);
}

async function writeOutcomes(
  db: Db,
  importId: number,
  outcomes: readonly LineOutcome[],
): Promise<void> {
  for (const { line, outcome, productId, detail } of outcomes) {
    await db
      .updateTable('product_import_rows')
      .set({ outcome, product_id: productId, detail: encodeJson(detail) })
      .where('import_id', '=', importId)
      .where('line', '=', line)
      .execute();
  }
}

/** By the line of a product, in small letters, what the lines of its variations differ by. */
async function varyingOf(
  ctx: ShopContext,
  row: ProductImportRow,
  lines: readonly ReadLine[],
): Promise<Map<number, Set<string>>> {
  const reader = lineReader(ctx, row);
  const variable = lines.filter((line) => line.row.kind === 'variable');
  const names = (line: ReadLine) => [line.row.sku, `id:${line.row.originalId}`].filter(Boolean);
  const wanted = variable.flatMap(names).map(String);
  if (wanted.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('product_import_rows')
    .select(['line', 'cells', 'parent'])
    .where('import_id', '=', row.id)
    .where('parent', 'in', wanted)
    .execute();
  const byParent = Map.groupBy(rows, ({ parent }) => parent);
  return new Map(
    variable.map((line) => {
      const own = names(line).flatMap((name) => byParent.get(String(name)) ?? []);
      const labels = readAgain(reader, own).flatMap((each) =>
        (each.row.attributes ?? []).map(({ name }) => name.toLowerCase()),
      );
      return [line.line, new Set(labels)];
    }),
  );
}

/** What the products of these variations are called, where this trial would have made them. */
async function plannedParents(
  db: Db,
  row: ProductImportRow,
  lines: readonly ReadLine[],
): Promise<Set<string>> {
  if (row.is_trial !== 1) return new Set();
  const wanted = new Set(
    lines.flatMap(({ row: { parent } }) => (parent ? writtenParent(parent) : [])),
  );
  const fields = decodeJson(row.fields, texts).map(fieldOf);
  const made = await db
    .selectFrom('product_import_rows')
    .select('cells')
    .where('import_id', '=', row.id)
    .where('outcome', '=', 'created')
    .where('is_variation', '=', 0)
    .execute();
  const at = (name: string) =>
    fields.findIndex((field) => field?.kind === 'column' && field.name === name);
  const [sku, id] = [at('sku'), at('id')];
  const called = made.flatMap(({ cells }) => {
    const own = decodeJson(cells, texts);
    return [own[sku] ?? '', `id:${own[id] ?? ''}`];
  });
  return new Set(
    called
      .map(readReference)
      .map(writtenParent)
      .filter((name) => wanted.has(name)),
  );
}

/** Lines whose products are there name each other. */
async function linkLines(ctx: ShopContext, row: ProductImportRow): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom('product_import_rows')
    .select(['line', 'cells', 'product_id', 'outcome', 'detail'])
    .where('import_id', '=', row.id)
    .where('outcome', 'in', ['created', 'updated', 'unchanged'])
    .where('is_variation', '=', 0)
    .where('has_links', '=', 1)
    .orderBy('line')
    .limit(SLICE)
    .execute();
  if (rows.length === 0) return true;
  const known = new Map(rows.map((each) => [each.line, each]));
  const lines = readAgain(lineReader(ctx, row), rows).flatMap((line): LinkLine[] => {
    const productId = known.get(line.line)?.product_id ?? null;
    return productId === null ? [] : [{ ...line, productId }];
  });
  const actor = decodeJson(row.actor, actorShape);
  await changeAs(ctx, actor, async (own) => {
    const linked = await importLinks(own, lines);
    await writeOutcomes(
      own.ctx.db,
      row.id,
      linked.map((each) => joined(each, known)),
    );
    await own.ctx.db
      .updateTable('product_import_rows')
      .set({ has_links: 0 })
      .where('import_id', '=', row.id)
      .where('line', 'in', [...known.keys()])
      .execute();
    return { ok: true };
  });
  return false;
}

const details = z.array(z.object({ column: z.string(), code: z.string() }));

/** What the line was before its links, and what they add. */
function joined(
  linked: LineOutcome,
  known: ReadonlyMap<number, Pick<ImportLineRow, 'outcome' | 'detail'>>,
): LineOutcome {
  const before = known.get(linked.line);
  const earlier = before ? decodeJson(before.detail, details) : [];
  const detail = [...earlier, ...linked.detail];
  if (linked.outcome === 'refused') return { ...linked, detail };
  const isChanged = linked.detail.some(({ code }) => code === 'changed');
  const outcome =
    before?.outcome === 'unchanged' && isChanged ? 'updated' : (before?.outcome ?? 'updated');
  return { ...linked, outcome, detail };
}
