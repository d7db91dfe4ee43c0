import { type SqlBool, sql } from 'kysely';
import type { Groups } from './named-groups.ts';

/** Rows of one join table that hold a product's terms, categories, tags or brands; `p` is the product. */
export interface Join {
  table: 'product_terms' | 'product_categories' | 'product_tags' | 'product_brands';
  column: string;
}

export const TERMS: Join = { table: 'product_terms', column: 'term_id' };
export const CATEGORIES: Join = { table: 'product_categories', column: 'category_id' };
export const TAGS: Join = { table: 'product_tags', column: 'tag_id' };
export const BRANDS: Join = { table: 'product_brands', column: 'brand_id' };

function hasOneOf(join: Join, ids: readonly number[]) {
  if (ids.length === 0) return sql<SqlBool>`(1 = 0)`;
  return sql<SqlBool>`(p.id in (select product_id from ${sql.table(join.table)}
    where ${sql.ref(join.column)} in (${sql.join(ids)})))`;
}

export function belongs(join: Join, { operator, groups }: Groups) {
  if (operator === 'in') return hasOneOf(join, groups.flat());
  if (operator === 'not_in') return sql<SqlBool>`(not ${hasOneOf(join, groups.flat())})`;
  const all = groups.map((ids) => hasOneOf(join, ids));
  return sql<SqlBool>`(${sql.join(all, sql` and `)})`;
}
