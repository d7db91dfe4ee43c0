import type { SelectType } from 'kysely';
import type { Engine } from './engine.ts';

// The tables of a domain as data. Each folder describes its own beside its tables.ts, and the compiler
// compares the two: every column is described, and nullable exactly where its type is.
// Example: tags: { columns: { id, slug: text.unique(), name: text, description: text.default('') } }

type Type = 'integer' | 'bigint' | 'real' | 'text' | 'bytes' | 'quantity';

interface Reference {
  /** Table and column. */
  readonly to: `${string}.${string}`;
  /** A row that others refer to cannot be deleted where it says nothing. */
  readonly onDelete?: 'cascade' | 'set null';
}

interface ColumnParts {
  readonly type: Type;
  readonly isNullable: boolean;
  /** `generated`: a number given by the database, and never given twice. */
  readonly key?: 'generated' | 'plain';
  readonly isUnique?: true;
  readonly fallback?: number | string;
  readonly reference?: Reference;
}

export class Column<IsNullable extends boolean = boolean> {
  readonly parts: ColumnParts & { readonly isNullable: IsNullable };

  constructor(parts: ColumnParts & { readonly isNullable: IsNullable }) {
    this.parts = parts;
  }

  nullable(): Column<true> {
    return new Column({ ...this.parts, isNullable: true });
  }

  default(fallback: number | string): Column<IsNullable> {
    return new Column({ ...this.parts, fallback });
  }

  unique(): Column<IsNullable> {
    return new Column({ ...this.parts, isUnique: true });
  }

  primaryKey(): Column<IsNullable> {
    return new Column({ ...this.parts, key: 'plain' });
  }

  references(to: Reference['to']): Column<IsNullable> {
    return new Column({ ...this.parts, reference: { to } });
  }

  /** The row is deleted with the row it belongs to. */
  ownedBy(to: Reference['to']): Column<IsNullable> {
    return new Column({ ...this.parts, reference: { to, onDelete: 'cascade' } });
  }

  /** The reference becomes null when its row is deleted. */
  pointsAt(to: Reference['to']): Column<true> {
    const reference: Reference = { to, onDelete: 'set null' };
    return new Column({ ...this.parts, isNullable: true, reference });
  }
}

const column = (type: Type) => new Column<false>({ type, isNullable: false });

export const id = new Column<false>({ type: 'integer', isNullable: false, key: 'generated' });
export const integer = column('integer');
/** PostgreSQL's integer would end at 21 million in a currency with two decimals. */
export const money = column('bigint');
/** Milliseconds since 1970. */
export const time = column('bigint');
export const large = column('bigint');
export const flag = column('integer');
export const real = column('real');
export const text = column('text');
export const json = column('text');
/** Compared by its bytes, so that all words with one beginning follow each other in an index. */
export const word = column('bytes');
/** With up to three decimals: cloth is sold by the half metre. */
export const quantity = column('quantity');

/** Columns of an index, each with ` desc` where it runs down; with a condition, an index of some rows. */
export interface Index {
  readonly on: readonly string[];
  readonly where?: string;
  readonly isUnique?: true;
}

export interface TableSchema<Row> {
  readonly columns: {
    readonly [Name in keyof Row]: Column<null extends SelectType<Row[Name]> ? true : false>;
  };
  /** A key of several columns, with its name. */
  readonly key?: readonly [name: string, columns: readonly (keyof Row & string)[]];
  readonly unique?: Readonly<Record<string, readonly (keyof Row & string)[]>>;
  readonly indexes?: Readonly<Record<string, Index | readonly string[]>>;
  /** The rows are stored in the key itself: SQLite would store them twice. */
  readonly isStoredInKey?: true;
}

export type TableSchemas<Tables> = {
  readonly [Name in keyof Tables]: TableSchema<Tables[Name]>;
};

/** Any table, for whoever creates them all. */
export interface AnyTable {
  readonly columns: Readonly<Record<string, Column>>;
  readonly key?: readonly [name: string, columns: readonly string[]];
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indexes?: Readonly<Record<string, Index | readonly string[]>>;
  readonly isStoredInKey?: true;
}

/** What one folder adds to the database. */
export interface AnySchema {
  readonly tables: Readonly<Record<string, AnyTable>>;
  /** Triggers and whatever else differs by engine, run once all tables of the shop are there. */
  readonly statements?: (engine: Engine) => readonly string[];
}

/** The same, compared with the types of the folder's rows. */
export interface DomainSchema<Tables> extends Pick<AnySchema, 'statements'> {
  readonly tables: TableSchemas<Tables>;
}
