import type { AuditRow } from './list-audit.ts';

/** One line for each entry, oldest first, for a person at the console. */
export function auditLines(rows: readonly AuditRow[]): string {
  return rows
    .toReversed()
    .map(({ at, event, customerId, who, address, details }) =>
      [
        new Date(at).toISOString(),
        event,
        customerId === null ? '-' : `customer ${customerId}`,
        who || '-',
        address || '-',
        JSON.stringify(details),
      ].join('  '),
    )
    .join('\n');
}
