import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

// A derived table is computed from other tables and can be computed again at any time: counts, sums,
// words of a search. Triggers on its sources insert marks of what is out of date, in the transaction of
// the change, so that no way of writing a source is left out. Whoever reads the derived table calls
// refreshDerived first, and a job does so for what is never read.
// A mark is a row for each change and not for each key: two writers never wait for one row, and a
// change that commits while an earlier one is being computed has a mark of its own.
// Example: an order is placed; the trigger inserts (order_id) into order_words_due, and the next search
// deletes the mark and stores the words of that order.

/** The row that a trigger sees, as it was or as it is. */
export type TriggerRow = 'old' | 'new';

/** A table whose rows are marked when they are inserted, updated or deleted. */
export interface Source<Mark, Table extends keyof Tables> {
  readonly table: Table;
  /** Columns whose update marks the row. */
  readonly columns: readonly (keyof Tables[Table] & string)[];
  /** The first part of the names of its triggers. */
  readonly name: string;
  readonly names?: Partial<TriggerNames>;
  /** The columns of a mark as SQL. `n` is not among them: see `isCounted`. */
  readonly mark: (row: TriggerRow) => Readonly<Record<Exclude<keyof Mark, 'n'> & string, string>>;
  /** Rows that are marked, as SQL; all where it is left out. */
  readonly where?: (row: TriggerRow) => string;
  /** A mark has a column `n`: 1 for the row as it is, -1 for the row as it was. */
  readonly isCounted?: true;
  /** No update changes the columns of a mark, so that one mark is enough for it. */
  readonly isFixed?: true;
  /** An update that leaves the columns of the mark as they were is not marked. */
  readonly isMarkedWhenMoved?: true;
  /** What was derived from a row is deleted with it by a foreign key. */
  readonly isDeletedByKey?: true;
  /** Another source marks the same rows when they are inserted. */
  readonly isInsertedElsewhere?: true;
}

/** Where names differ from those made of the first part, because 1.0.0 has them so. */
export interface TriggerNames {
  /** SQLite has a trigger for each event. */
  readonly inserted: string;
  readonly updated: string;
  readonly deleted: string;
  /** PostgreSQL has a function, a trigger for all events, or another one for updates. */
  readonly function: string;
  readonly rows: string;
  readonly moved: string;
}

/** Tables with such rows, and an id for each. */
type MarkTable<Mark> = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends Mark & { id: number } ? Name : never;
}[keyof Tables] &
  string;

/** Where marks are, and what inserts them. */
export interface Marks<Mark> {
  readonly marks: MarkTable<Mark>;
  readonly sources: readonly { [Table in keyof Tables]: Source<Mark, Table> }[keyof Tables][];
}

export interface DerivedTable<Mark> extends Marks<Mark> {
  /** The row of `counters` that is locked by who refreshes it. */
  readonly name: string;
  /** How many marks one transaction claims, the oldest first. */
  readonly batch: number;
  /** Other marks with the same value in this column are claimed along, to compute each key once. */
  readonly key?: keyof Mark & string;
  /** Runs before marks are claimed. */
  readonly prepare?: (trx: Db) => Promise<void>;
  /** Computes what the marks name. They are deleted already. */
  readonly refresh: (trx: Db, marks: readonly Mark[]) => Promise<void>;
}
