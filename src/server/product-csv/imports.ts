import * as z from 'zod/mini';
import { getField, getHeader } from '#rules/product-csv/product-columns.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import { decodeJson, encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { queueJob } from '#server/platform/jobs/queue-job.ts';
import type { Author } from '#server/platform/manager-log/manager-changes.ts';
import { type FileProblem, readFile } from './read-file.ts';
import type { ImportState, ProductImportRow, RowResult } from './tables.ts';

// Files of products: each is stored line by line when it is sent, so that a start, a second start and
// a restarted server all go on from what the lines say.

export const IMPORT_JOB = 'product-import';
const AT_ONCE = 200;

export const importChoices = z.object({
  /** Products that are not there yet are made. */
  create: z.boolean(),
  /** Products that are there are changed. */
  update: z.boolean(),
});
export type ImportChoices = z.infer<typeof importChoices>;

const texts = z.array(z.string());

/** What a line said or what became of it. */
const lineProblems = z.array(z.object({ column: z.string(), code: z.string() }));
export type LineProblem = z.infer<typeof lineProblems>[number];

export interface ProductImport {
  id: number;
  name: string;
  state: ImportState;
  step: ProductImportRow['step'];
  isTrial: boolean;
  headers: string[];
  /** For each column the header it is read as; '' where it is left out. */
  fields: string[];
  total: number;
  createdAt: number;
  endedAt: number | null;
}

export function getImport(row: ProductImportRow): ProductImport {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    step: row.step,
    isTrial: row.is_trial === 1,
    headers: decodeJson(row.headers, texts),
    fields: decodeJson(row.fields, texts),
    total: row.total,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}

export type AddedImport = { ok: true; id: number } | { ok: false; problem: FileProblem };

export async function addImport(
  db: Db,
  file: { name: string; bytes: Buffer },
  actor: Author,
  now: number,
): Promise<AddedImport> {
  const read = await readFile(file.bytes);
  if (!read.ok) return read;
  const { headers, lines } = read;
  const fields = headers.map((header) => {
    const field = getField(header);
    return field === null ? '' : getHeader(field);
  });
  const id = await inTransaction(db, async (trx) => {
    const added = await trx
      .insertInto('product_imports')
      .values({
        name: file.name.slice(0, 200),
        state: 'ready',
        step: 'read',
        headers: encodeJson(headers),
        fields: encodeJson(fields),
        choices: encodeJson({ create: true, update: true }),
        actor: encodeJson(actor),
        total: lines.length,
        created_at: now,
        ended_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const part of chunks(lines, AT_ONCE)) {
      const rows = part.map(({ line, cells }) => ({
        import_id: added.id,
        line,
        cells: encodeJson(cells),
        product_id: null,
      }));
      await trx.insertInto('product_import_rows').values(rows).execute();
    }
    return added.id;
  });
  return { ok: true, id };
}

export async function findImport(db: Db, id: number): Promise<ProductImport | null> {
  const row = await db
    .selectFrom('product_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? getImport(row) : null;
}

export interface ImportStart {
  /** As in `ProductImport`; what is no column of ours is left out. */
  fields: readonly string[];
  choices: ImportChoices;
  isTrial: boolean;
  actor: Author;
}

/** False where it runs already. What an earlier run said of the lines is gone. */
export async function startImport(db: Db, id: number, start: ImportStart): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const started = await trx
      .updateTable('product_imports')
      .set({
        state: 'running',
        step: 'read',
        is_trial: encodeFlag(start.isTrial),
        fields: encodeJson(start.fields),
        choices: encodeJson(start.choices),
        actor: encodeJson(start.actor),
        ended_at: null,
      })
      .where('id', '=', id)
      .where('state', '!=', 'running')
      .executeTakeFirst();
    if (started.numUpdatedRows === 0n) return false;
    await trx
      .updateTable('product_import_rows')
      .set({ outcome: '', product_id: null, detail: '[]', has_links: 0, is_variation: 0 })
      .where('import_id', '=', id)
      .execute();
    await queueJob(trx, IMPORT_JOB, { importId: id });
    return true;
  });
}

/** What was written stays; the rest is not begun. */
export async function cancelImport(db: Db, id: number, now: number): Promise<boolean> {
  const cancelled = await db
    .updateTable('product_imports')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return cancelled.numUpdatedRows > 0n;
}

export async function countResults(db: Db, id: number): Promise<Map<RowResult, number>> {
  const rows = await db
    .selectFrom('product_import_rows')
    .select(['outcome', (eb) => eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', id)
    .groupBy('outcome')
    .execute();
  return new Map(rows.map(({ outcome: result, count }) => [result, Number(count)]));
}

export interface ImportLine {
  line: number;
  cells: string[];
  outcome: RowResult;
  productId: number | null;
  /** The columns that change, or what is wrong with which. */
  detail: LineProblem[];
}

export async function listLines(
  db: Db,
  id: number,
  requested: { outcome?: RowResult | undefined; offset: number; limit: number },
): Promise<{ lines: ImportLine[]; total: number }> {
  let matching = db.selectFrom('product_import_rows').where('import_id', '=', id);
  if (requested.outcome !== undefined) matching = matching.where('outcome', '=', requested.outcome);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['line', 'cells', 'outcome', 'product_id', 'detail'])
    .orderBy('line')
    .limit(requested.limit)
    .offset(requested.offset)
    .execute();
  const lines = rows.map((row) => ({
    line: row.line,
    cells: decodeJson(row.cells, texts),
    outcome: row.outcome,
    productId: row.product_id,
    detail: decodeJson(row.detail, lineProblems),
  }));
  return { lines, total: Number(total) };
}

const DAY = 24 * 60 * 60 * 1000;
const VISIBLE_DAYS = 30;

/** A file is needed until its report has been read. */
export async function purgeImports(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('product_imports')
    .where('created_at', '<', now - VISIBLE_DAYS * DAY)
    .where('state', '!=', 'running')
    .execute();
}
