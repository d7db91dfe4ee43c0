import type { CohortPart } from './cohorts.ts';
import type { SalesKind } from './sales.ts';
import { addMonths } from './spans.ts';

// The cohorts as a table: a row for each month of a first order, and in it the months since.
// Example: two customers first buy in March for 100.00, one of them buys again in May for 20.00: of the row
// of March the third month has one customer, 120.00 in all and 60.00 for each of the two.

export interface CohortMonth {
  /** How many of the cohort bought in it. */
  customers: number;
  /** All they have bought from the first month to this one. */
  sales: number;
}

export interface CohortRow {
  /** `2026-03`. */
  first: string;
  customers: number;
  /** All they have bought up to now. */
  sales: number;
  /** What one of them has brought on average. */
  value: number;
  /** The month of the first order, the one after it …, up to the present month. */
  months: CohortMonth[];
}

/** The last months up to the present one, the newest first; months without a first order are left out. */
export function cohortRows(
  parts: readonly CohortPart[],
  { month: present, count, sales: kind }: { month: string; count: number; sales: SalesKind },
): CohortRow[] {
  const rows: CohortRow[] = [];
  for (let back = 0; back < count; back += 1) {
    const first = monthAfter(present, -back);
    const byMonth = new Map(
      parts.filter((part) => part.first === first).map((part) => [part.month, part]),
    );
    const customers = byMonth.get(first)?.customers ?? 0;
    if (customers === 0) continue;
    const months: CohortMonth[] = [];
    let sales = 0;
    for (let since = 0; since <= back; since += 1) {
      const part = byMonth.get(monthAfter(first, since));
      sales += part?.[kind] ?? 0;
      months.push({ customers: part?.customers ?? 0, sales });
    }
    rows.push({ first, customers, sales, value: Math.round(sales / customers), months });
  }
  return rows;
}

/** monthAfter('2026-11', 2) is '2027-01'. */
export function monthAfter(month: string, count: number): string {
  return addMonths(`${month}-01`, count).slice(0, 7);
}
