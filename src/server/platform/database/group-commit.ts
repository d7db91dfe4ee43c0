import type { CompiledQuery, QueryResult } from 'kysely';
import type { Mutex } from './mutex.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

// A durable write waits for the disk, and the disk takes as long for ten as for one. Single writes
// that come while others are on their way share one transaction; each is answered when it is on disk.
// Example: ten shoppers press "add" within a moment: ten UPDATEs, one COMMIT, ten answers.

interface Waiting {
  query: CompiledQuery;
  answer(result: QueryResult<unknown>): void;
  fail(error: unknown): void;
}

/** Beyond this many the first of them have waited long enough. */
const MOST = 100;

export function createGroupCommit(
  writer: SqliteConnection,
  mutex: Mutex,
): <R>(query: CompiledQuery) => Promise<QueryResult<R>> {
  const waiting: Waiting[] = [];
  let coming = false;

  async function write(): Promise<void> {
    const release = await mutex.lock();
    // Requests that arrived together reach this point within one turn of the loop.
    await new Promise((resolve) => setImmediate(resolve));
    const group = waiting.splice(0, MOST);
    if (waiting.length === 0) coming = false;
    try {
      if (group.length === 1) for (const one of group) alone(writer, one);
      else together(writer, group);
    } finally {
      release();
      if (waiting.length > 0) void write();
    }
  }

  return <R>(query: CompiledQuery) =>
    new Promise<QueryResult<R>>((resolve, reject) => {
      waiting.push({
        query,
        answer: (result) => resolve(result as QueryResult<R>),
        fail: reject,
      });
      if (coming) return;
      coming = true;
      void write();
    });
}

function alone(writer: SqliteConnection, { query, answer, fail }: Waiting): void {
  try {
    answer(writer.execute(query));
  } catch (error) {
    fail(error);
  }
}

/** A statement that fails is undone by itself; the others of the group stand. */
function together(writer: SqliteConnection, group: readonly Waiting[]): void {
  const done: (() => void)[] = [];
  try {
    writer.file.exec('begin immediate');
    for (const { query, answer, fail } of group) {
      try {
        const result = writer.execute(query);
        done.push(() => answer(result));
      } catch (error) {
        // A full disk ends the whole transaction, and then nobody's write has happened.
        if (!writer.file.isTransaction) throw error;
        done.push(() => fail(error));
      }
    }
    writer.file.exec('commit');
  } catch (error) {
    if (writer.file.isTransaction) writer.file.exec('rollback');
    for (const { fail } of group) fail(error);
    return;
  }
  for (const tell of done) tell();
}
