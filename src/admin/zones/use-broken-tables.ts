import { readTableRow } from '#rules/shipping/table-text.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { readTable } from './read-table.ts';
import type { DraftMethod } from './zone.ts';

/** Tables with a row that the shop would refuse are pointed out before anything is sent. */
export function useBrokenTables(): (methods: readonly DraftMethod[]) => RestProblem | null {
  const { decimals } = useAdmin().config.currency;
  return (methods) => {
    const broken = methods.flatMap(({ form, values }, index) => {
      const rows = form.method_id === 'table_rate' ? readTable(values.rows ?? '') : [];
      return rows.some((row) => !readTableRow(row, decimals).ok) ? [index] : [];
    });
    if (broken.length === 0) return null;
    const message = adminMessages['admin.table.refused'];
    const fields = broken.map((index) => [`methods[${index}][settings][rows]`, message]);
    return { code: 'rows', message, status: 400, fields: Object.fromEntries(fields) };
  };
}
