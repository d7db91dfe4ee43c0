import { type Cell, writeCsv } from '#rules/csv/write-csv.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { FileBytes } from '../../rest/json-bytes.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import type { RestResult } from '../../rest/rest-route.ts';

/** Rows of one file; more are asked for by pages. */
export const MAX_ROWS = 50_000;

/**
 * A download that begins with a mark by which spreadsheets know that it is UTF-8. Who took the data of
 * customers out of the shop is in the audit log.
 */
export async function csvResponse(
  { ctx, manager }: ManagedCall,
  name: string,
  rows: readonly (readonly Cell[])[],
): Promise<RestResult> {
  const { customerId } = manager;
  const details = { file: name, by: manager.name };
  await writeAudit(ctx.db, { event: 'data-exported', customerId, details }, ctx.now);
  const headers = { 'content-disposition': `attachment; filename="${name}.csv"` };
  const body = new FileBytes(Buffer.from(`\uFEFF${writeCsv(rows)}`), 'text/csv; charset=UTF-8');
  return { ok: true, answer: { body, headers } };
}
