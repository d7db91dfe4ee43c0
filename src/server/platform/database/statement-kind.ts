import type { CompiledQuery } from 'kysely';

const builtKinds: ReadonlySet<string> = new Set([
  'SelectQueryNode',
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);
const firstWords = /^\s*(select|insert|update|delete|with|replace|values)\b/i;

/**
 * Whether a statement only reads or writes rows. All others may change the schema or a setting of
 * the file. The query builder names the kind; raw SQL is classified by its first word.
 */
export function concernsRowsOnly({ query, sql }: CompiledQuery): boolean {
  return builtKinds.has(query.kind) || firstWords.test(sql);
}
