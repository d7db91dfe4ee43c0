import { type Cell, writeCsv } from '#rules/csv/write-csv.ts';
import { FileBytes } from '../../rest/json-bytes.ts';
import type { RestResult } from '../../rest/rest-route.ts';

/** Rows of one file; more are asked for by pages. */
export const MOST_ROWS = 50_000;

/** A download that begins with a mark by which spreadsheets know that it is UTF-8. */
export function csvAnswer(name: string, rows: readonly (readonly Cell[])[]): RestResult {
  const headers = { 'content-disposition': `attachment; filename="${name}.csv"` };
  const body = new FileBytes(Buffer.from(`\uFEFF${writeCsv(rows)}`), 'text/csv; charset=UTF-8');
  return { ok: true, answer: { body, headers } };
}
