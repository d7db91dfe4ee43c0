import type { CompiledQuery, QueryResult } from 'kysely';
import type { HeldWriter, SharedCommit } from './shared-commit.ts';

// A durable write waits for the disk, and the disk takes as long for ten as for one. Single writes
// that come while others are on their way share one transaction; each is answered when it is on disk.
// Example: ten shoppers press "add" within a moment: ten UPDATEs, one COMMIT, ten answers.

interface Waiting {
  query: CompiledQuery;
  resolve(result: QueryResult<unknown>): void;
  fail(error: unknown): void;
}

/** So that the first of a group do not wait too long. */
const MAX_WRITES = 100;

export function createGroupCommit(
  shared: SharedCommit,
): <R>(query: CompiledQuery) => Promise<QueryResult<R>> {
  const waiting: Waiting[] = [];
  let coming = false;

  async function write(): Promise<void> {
    const held = await shared.hold();
    const group = waiting.splice(0, MAX_WRITES);
    if (waiting.length === 0) coming = false;
    else void write();
    const [only] = group;
    if (only && group.length === 1 && !shared.isOpen()) await alone(held, only);
    else await together(held, group);
  }

  return <R>(query: CompiledQuery) =>
    new Promise<QueryResult<R>>((resolve, reject) => {
      waiting.push({
        query,
        resolve: (result) => resolve(result as QueryResult<R>),
        fail: reject,
      });
      if (coming) return;
      coming = true;
      void write();
    });
}

async function alone(held: HeldWriter, { query, resolve: respond, fail }: Waiting): Promise<void> {
  try {
    respond(await held.single(query));
  } catch (error) {
    fail(error);
  }
}

/** A statement that fails is undone by itself; the others of the group stand. */
async function together(held: HeldWriter, group: readonly Waiting[]): Promise<void> {
  const done: (() => void)[] = [];
  try {
    const transaction = await held.begin();
    for (const { query, resolve: respond, fail } of group) {
      try {
        const result = transaction.execute(query);
        done.push(() => respond(result));
      } catch (error) {
        done.push(() => fail(error));
      }
    }
    await transaction.commit();
  } catch (error) {
    for (const { fail } of group) fail(error);
    return;
  }
  for (const settle of done) settle();
}
