import { type SqlBool, sql } from 'kysely';
import { hasAny, PRODUCT_JOINS } from '../product-joins.ts';
import type { Groups } from './named-groups.ts';

/** Whether the product `p` has what the groups ask for. */
export function belongs(to: keyof typeof PRODUCT_JOINS, { operator, groups }: Groups) {
  const hasOne = (ids: readonly number[]) => hasAny(PRODUCT_JOINS[to], ids, 'p.id');
  if (operator === 'in') return hasOne(groups.flat());
  if (operator === 'not_in') return sql<SqlBool>`(not ${hasOne(groups.flat())})`;
  return sql<SqlBool>`(${sql.join(groups.map(hasOne), sql` and `)})`;
}
