import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './database.ts';

// SQLite answers in this very process, and yet each query on its way through the query builder waits
// for a dozen promises, which take longer than the answer. A kept query asks here first: where the
// engine can answer at once it does, everywhere else it goes the usual way.
// Example: the eleven statements of an order wait for one promise each.

/** Undefined where the query cannot be answered without waiting. */
export type Direct = (query: CompiledQuery) => QueryResult<unknown> | undefined;

export interface DirectEngine {
  /** Outside of transactions. */
  readonly outside: Direct;
  /** In the transaction that has just begun, of which there is one at a time. */
  within(): Direct;
}

export type QueryWatch = (milliseconds: number, outcome: 'ok' | 'failed') => void;

const engines = new WeakMap<Db, { engine: DirectEngine; onQuery: QueryWatch | undefined }>();
const open = new WeakMap<Db, Direct>();
/**
 * The transaction that began last: SQLite has one at a time. Of two databases in one process the other
 * one's goes the usual way.
 */
let begun: { trx: Db; direct: Direct } | null = null;

/** Lets kept queries of this database ask the engine. */
export function answerDirectly(db: Db, engine: DirectEngine, onQuery?: QueryWatch): void {
  engines.set(db, { engine, onQuery });
  open.set(db, watched(engine.outside, onQuery));
}

/** The same for a transaction of that database, as soon as it has begun. */
export function answerWithin(db: Db, trx: Db): void {
  const known = engines.get(db);
  if (known) begun = { trx, direct: watched(known.engine.within(), known.onQuery) };
}

export function directOf(db: Db): Direct | undefined {
  return begun?.trx === db ? begun.direct : open.get(db);
}

function watched(direct: Direct, onQuery: QueryWatch | undefined): Direct {
  if (!onQuery) return direct;
  return (query) => {
    const start = performance.now();
    let outcome: 'ok' | 'failed' = 'failed';
    let answer: ReturnType<Direct>;
    try {
      answer = direct(query);
      outcome = 'ok';
    } finally {
      if (outcome === 'failed' || answer) onQuery(performance.now() - start, outcome);
    }
    return answer;
  };
}
