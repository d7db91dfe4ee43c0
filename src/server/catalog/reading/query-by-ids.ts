import type { Compilable } from 'kysely';
import { chunks } from '#server/platform/database/chunks.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';

type Ids = readonly number[];

const MAX_IDS = 1024;

/**
 * A compiled query with a list of ids, for lists of any length. Lists are filled up to a power of two
 * by repeating their last id, so that each query is compiled for eleven lengths at most:
 * [3, 8, 5] is asked as `in (3, 8, 5, 5)`.
 */
export function queryByIds<Row>(
  build: (db: Db, ids: Ids) => Compilable<Row>,
): (db: Db, ids: Ids) => Promise<Row[]> {
  const query = compiledQuery(build);
  return async (db, ids) => {
    if (ids.length === 0) return [];
    if (ids.length <= MAX_IDS) return query(db, fillUp(ids));
    const parts = await Promise.all(chunks(ids, MAX_IDS).map((part) => query(db, fillUp(part))));
    return parts.flat();
  };
}

function fillUp(ids: Ids): Ids {
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  if (length === ids.length) return ids;
  const last = ids.slice(-1);
  return [...ids, ...Array.from({ length: length - ids.length }, () => last).flat()];
}
