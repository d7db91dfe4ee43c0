import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * A column and what a statement adds to it, with the three decimals that quantities have. PostgreSQL
 * adds decimals exactly; SQLite adds binary fractions, of which 0.1 + 0.2 is 0.30000000000000004.
 */
export function changedBy(sum: Expression<number>): RawBuilder<number> {
  return sql<number>`round(${sum}, 3)`;
}
