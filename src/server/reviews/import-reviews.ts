import { parse } from 'csv-parse/sync';
import {
  IMPORT_COLUMNS,
  type ImportCells,
  type ImportedReview,
  type ImportProblem,
  readImportRow,
} from '#rules/reviews/import-row.ts';
import { plainText } from '#server/language/sanitise-html.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { hasBought, isWritten } from './manage-reviews.ts';
import { type ReviewInput, saveReviews } from './save-review.ts';
import { ratingTags } from './tags.ts';

// Reviews of a CSV file. Rows that are right are saved together; each other row is named with what is
// wrong with it. The same text of the same person about the same product is not written twice, so a file
// can be imported again after its refused rows were mended.

/** The row as a spreadsheet counts it: the head is 1. */
export interface RefusedRow {
  row: number;
  problems: (ImportProblem | 'unknown-product' | 'duplicate')[];
}

export interface ImportResult {
  imported: number;
  refused: RefusedRow[];
}

export const MAX_IMPORTED = 5000;

export type ImportFile =
  | { ok: true; rows: ImportCells[] }
  | { ok: false; problem: 'not-csv' | 'no-columns' | 'too-many' };

/** The rows of a file by the names in its first line; columns with other names are left out. */
export function readImportFile(csv: string): ImportFile {
  let rows: string[][];
  try {
    rows = parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return { ok: false, problem: 'not-csv' };
  }
  const [head = [], ...lines] = rows;
  const places = IMPORT_COLUMNS.flatMap((name) => {
    const at = head.findIndex((cell) => cell.trim().toLowerCase() === name);
    return at < 0 ? [] : [{ name, at }];
  });
  const known = new Set<string>(places.map(({ name }) => name));
  const namesProduct = known.has('product_id') || known.has('sku');
  if (!namesProduct || !known.has('text')) return { ok: false, problem: 'no-columns' };
  if (lines.length > MAX_IMPORTED) return { ok: false, problem: 'too-many' };
  const toCells = (line: string[]) =>
    Object.fromEntries(places.map(({ name, at }) => [name, line[at] ?? '']));
  return { ok: true, rows: lines.map(toCells) };
}

export async function importReviews(
  ctx: ShopContext,
  rows: readonly ImportCells[],
): Promise<ImportResult> {
  const refused: RefusedRow[] = [];
  const read: { row: number; review: ImportedReview }[] = [];
  for (const [at, cells] of rows.entries()) {
    const row = at + 2;
    const one = readImportRow(cells);
    if (one.ok) read.push({ row, review: one.review });
    else refused.push({ row, problems: one.problems });
  }
  const products = await loadProducts(
    ctx.db,
    read.map(({ review }) => review),
  );
  const inputs: ReviewInput[] = [];
  const seen = new Set<string>();
  for (const { row, review } of read) {
    const productId = products.byId.get(review.productId ?? 0) ?? products.bySku.get(review.sku);
    if (productId === undefined) {
      refused.push({ row, problems: ['unknown-product'] });
      continue;
    }
    const text = plainText(review.text);
    const of = { productId, email: review.email, text };
    const key = JSON.stringify(of);
    if (seen.has(key) || (await isWritten(ctx.db, of))) {
      refused.push({ row, problems: ['duplicate'] });
      continue;
    }
    seen.add(key);
    const { rating, author, email, status, at } = review;
    const title = plainText(review.title);
    const verified = await hasBought(ctx.db, of);
    const createdAt = Math.min(at ?? ctx.now, ctx.now);
    inputs.push({ productId, rating, title, text, author, email, status, verified, createdAt });
  }
  await saveReviews(ctx.db, inputs, ctx.now);
  const changed = new Set(inputs.map(({ productId }) => productId));
  await ctx.invalidate([...new Set([...changed].flatMap((id) => ratingTags(id)))]);
  return { imported: inputs.length, refused: refused.sort((a, b) => a.row - b.row) };
}

/** Products by the numbers and article numbers that the rows name. */
async function loadProducts(db: Db, reviews: readonly ImportedReview[]) {
  const byId = new Map<number, number>();
  const bySku = new Map<string, number>();
  const ids = [...new Set(reviews.flatMap(({ productId }) => productId ?? []))];
  for (const part of chunks(ids, 500)) {
    const rows = await db.selectFrom('products').select('id').where('id', 'in', part).execute();
    for (const { id } of rows) byId.set(id, id);
  }
  const skus = [...new Set(reviews.flatMap(({ sku }) => (sku === '' ? [] : sku)))];
  for (const part of chunks(skus, 500)) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'sku'])
      .where('sku', 'in', part)
      .execute();
    for (const { id, sku } of rows) bySku.set(sku ?? '', id);
  }
  return { byId, bySku };
}
