import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRetryable } from '../failures.ts';

// Brings an open SQLite file back to a state it had before, under the connections of a test. What was
// written since the state was saved is in the write-ahead log, so forgetting the log is enough: it is cut
// to nothing, and the header of its index is cleared, after which SQLite reads both anew, as it does when
// a process was killed. The connections keep their prepared statements, since the schema is the same.
// Where a state of another file of tests is wanted, or the log was copied into the database, the
// database's pages are written too.

/** Both copies of the header at the beginning of the index; what follows is computed from the log. */
const NO_HEADER = Buffer.alloc(96);
const TRIES = 10_000;

export interface SqliteStates {
  /** Changes when something changes a table. */
  schemaVersion(): number;
  /** What the file holds now. */
  save(): Promise<Buffer>;
  restore(state: Buffer): Promise<void>;
  close(): void;
}

export function openStates(path: string): SqliteStates {
  const keeper = new DatabaseSync(path, { timeout: 0 });
  // Reading makes the log and its index, if no other connection did.
  const version = keeper.prepare('select schema_version from pragma_schema_version');
  version.get();
  // They stay open: closing a file ends the locks that this process has on it.
  const main = openSync(path, 'r+');
  const log = openSync(`${path}-wal`, 'r+');
  const index = openSync(`${path}-shm`, 'r+');
  let held: { state: Buffer; changedAt: bigint } | undefined;
  const changedAt = () => fstatSync(main, { bigint: true }).mtimeNs;

  return {
    schemaVersion: () => Number(version.get()?.schema_version),
    async save() {
      await betweenWrites(() => {
        const [result] = keeper.prepare('pragma wal_checkpoint(truncate)').all();
        return result?.busy === 0;
      });
      const { size } = fstatSync(main);
      const state = Buffer.alloc(size);
      readSync(main, state, 0, size, 0);
      held = { state, changedAt: changedAt() };
      return state;
    },
    async restore(state) {
      await betweenWrites(() => {
        keeper.exec('begin immediate');
        if (held?.state !== state || held.changedAt !== changedAt()) {
          writeSync(main, state, 0, state.length, 0);
          ftruncateSync(main, state.length);
          held = { state, changedAt: changedAt() };
        }
        ftruncateSync(log, 0);
        writeSync(index, NO_HEADER, 0, NO_HEADER.length, 0);
        keeper.exec('commit');
        return true;
      });
    },
    close() {
      keeper.close();
      for (const file of [main, log, index]) closeSync(file);
    },
  };
}

async function betweenWrites(work: () => boolean): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      if (work()) return;
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
    if (tries === TRIES) throw new Error('a transaction of the test does not end');
    await sleep(1);
  }
}
