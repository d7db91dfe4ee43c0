import type { CompiledQuery } from 'kysely';

const builtKinds: ReadonlySet<string> = new Set([
  'SelectQueryNode',
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);
const firstWords = /^\s*(select|insert|update|delete|with|replace|values)\b/i;

/**
 * Whether a statement reads or writes rows and nothing else. All others may change the schema or a
 * setting of the file. The query builder names the kind; of raw SQL the first word tells.
 */
export function concernsRowsOnly({ query, sql }: CompiledQuery): boolean {
  return builtKinds.has(query.kind) || firstWords.test(sql);
}
