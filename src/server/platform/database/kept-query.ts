import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './database.ts';
import { directOf } from './direct.ts';
import { isSqlite } from './engine.ts';

// Building and compiling a query costs as much as SQLite needs to answer it. A query that every page
// asks is compiled once, with holes where its values go, and only filled from then on.
//
// Example: const bySlug = keptQuery((db, slug: string) => db.selectFrom('products').selectAll()
// .where('slug', '=', slug)); await bySlug(db, 'oak-serving-tray') is its rows. A row to be written is
// one value: keptQuery((db, rows: readonly Line[]) => db.insertInto('order_lines').values(rows)).

/** Stands for a value, one of a list, or one of a row, while the query is being compiled. */
class Hole {
  readonly value: number;
  /** In the list, or -1. */
  readonly place: number;
  /** Among the columns of the row, or -1. */
  readonly column: number;
  constructor(value: number, place: number, column: number) {
    this.value = value;
    this.place = place;
    this.column = column;
  }
}

type Scalar = string | number | null;
/** Of one kind of row each has the same columns, with null where there is nothing. */
type Row = { readonly [column: string]: Scalar };
type Value = Scalar | readonly (string | number)[] | Row | readonly Row[];

/** Lists are compiled once for each length; past this many lengths the query starts anew. */
const MOST_LENGTHS = 200;

/** The values may only be handed on to the query: what it looks like must not depend on them. */
export function keptQuery<Values extends readonly Value[], Found>(
  build: (db: Db, ...values: Values) => Compilable<Found>,
): (db: Db, ...values: Values) => Promise<Found[]> {
  const ask = keptAnswer(build);
  return async (db, ...values) => {
    const answer = ask(db, values);
    return (answer instanceof Promise ? await answer : answer).rows;
  };
}

/**
 * The same for a change of which only the extent is of interest, how many rows were changed: rows sent
 * back cost SQLite more than the change itself.
 */
export function keptChange<Values extends readonly Value[]>(
  build: (db: Db, ...values: Values) => Compilable<unknown>,
): (db: Db, ...values: Values) => Promise<Changed> {
  const ask = keptAnswer(build);
  return async (db, ...values) => {
    const answer = ask(db, values);
    const { numAffectedRows, insertId } = answer instanceof Promise ? await answer : answer;
    return { count: Number(numAffectedRows ?? 0), insertId: Number(insertId ?? 0) };
  };
}

export interface Changed {
  count: number;
  /** Of the last row written; SQLite's alone. */
  insertId: number;
}

/** Several ways of saying the same, of which an engine is asked the cheapest. */
export interface RowChange<Values extends readonly Value[], Found> {
  change(db: Db, ...values: Values): Compilable<unknown>;
  /** The same, and the row it leaves. */
  changeAndTell(db: Db, ...values: Values): Compilable<Found>;
  /** That row by itself. */
  read(db: Db, ...values: Values): Compilable<Found>;
}

/**
 * A change of one row, and the row as it leaves it; undefined where there was nothing to change.
 * Inside a transaction, where nobody comes between: SQLite takes longer to send a row back than to
 * be asked for it.
 */
export function keptRowChange<Values extends readonly Value[], Found>(
  said: RowChange<Values, Found>,
): (trx: Db, ...values: Values) => Promise<Found | undefined> {
  const change = keptChange<Values>(said.change);
  const read = keptQuery<Values, Found>(said.read);
  const changeAndTell = keptQuery<Values, Found>(said.changeAndTell);
  return async (trx, ...values) => {
    if (!isSqlite(trx)) return (await changeAndTell(trx, ...values))[0];
    const { count } = await change(trx, ...values);
    return count === 0 ? undefined : (await read(trx, ...values))[0];
  };
}

type Answer<Found> = QueryResult<Found> | Promise<QueryResult<Found>>;

function keptAnswer<Values extends readonly Value[], Found>(
  build: (db: Db, ...values: Values) => Compilable<Found>,
): (db: Db, values: Values) => Answer<Found> {
  // By adapter: a transaction has its database's, and each engine writes its own SQL.
  let adapter: object | null = null;
  let compiled = new Map<string, Compiled<Found>>();
  return (db, values) => {
    const own = db.getExecutor().adapter;
    if (own !== adapter || compiled.size > MOST_LENGTHS) {
      adapter = own;
      compiled = new Map();
    }
    let lengths = '';
    for (const value of values) if (Array.isArray(value)) lengths += `${value.length},`;
    let known = compiled.get(lengths);
    if (!known) {
      // The compiler carries values along without looking at them.
      const holes = values.map((value, at) => holesFor(value, at)) as unknown as Values;
      const made = build(db, ...holes).compile();
      const columns = values.map(columnsOf);
      known = { query: made, columns, rowsOnly: isRowsOnly(made.parameters, values, columns) };
      compiled.set(lengths, known);
    }
    const { query, columns, rowsOnly } = known;
    const parameters = rowsOnly
      ? allCells(values[0], columns[0] ?? [])
      : filledIn(query.parameters, values, columns);
    const filled = { query: query.query, queryId: query.queryId, sql: query.sql, parameters };
    // The engine knows no types: what comes back is what the query was built for, as below.
    const answer = directOf(db)?.(filled) as QueryResult<Found> | undefined;
    return answer ?? db.executeQuery<Found>(filled);
  };
}

interface Compiled<Found> {
  query: CompiledQuery<Found>;
  /** For each value the columns of its rows; null where it is no row. */
  columns: readonly (readonly string[] | null)[];
  /** It is filled with rows and nothing else, column by column, as nearly every INSERT is. */
  rowsOnly: boolean;
}

function isRowsOnly(
  parameters: readonly unknown[],
  [value, ...more]: readonly Value[],
  [columns]: Compiled<unknown>['columns'],
): boolean {
  if (!columns || more.length > 0) return false;
  const rows = Array.isArray(value) ? value.length : 1;
  if (parameters.length !== rows * columns.length) return false;
  return parameters.every((one, nth) => {
    const place = Array.isArray(value) ? Math.floor(nth / columns.length) : -1;
    return one instanceof Hole && one.place === place && one.column === nth % columns.length;
  });
}

/** What stands in the columns of a row, or of one row after the other. */
function allCells(value: Value | undefined, columns: readonly string[]): unknown[] {
  if (!Array.isArray(value)) return cells(value as Row, columns);
  const all: unknown[] = [];
  for (const row of value as readonly Row[]) all.push(...cells(row, columns));
  return all;
}

function isRow(value: unknown): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function columnsOf(value: Value): readonly string[] | null {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return isRow(one) ? Object.keys(one) : null;
}

function holesFor(value: Value, at: number): unknown {
  if (!Array.isArray(value)) return holeOrRow(value as Scalar | Row, at, -1);
  return value.map((one: Scalar | Row, place) => holeOrRow(one, at, place));
}

function holeOrRow(value: Scalar | Row, at: number, place: number): unknown {
  if (!isRow(value)) return new Hole(at, place, -1);
  const columns = Object.keys(value).map((column, nth) => [column, new Hole(at, place, nth)]);
  return Object.fromEntries(columns);
}

/** Rows as lists of what stands in their columns: a name that changes with every look is dear to look up. */
function inOrder(value: Value, columns: readonly string[] | null): unknown {
  if (columns === null) return value;
  if (!Array.isArray(value)) return cells(value as Row, columns);
  return value.map((row: Row) => cells(row, columns));
}

function cells(row: Row, columns: readonly string[]): unknown[] {
  const names = Object.keys(row);
  let same = names.length === columns.length;
  for (let nth = 0; same && nth < names.length; nth += 1) same = names[nth] === columns[nth];
  return same ? Object.values(row) : columns.map((column) => row[column]);
}

function filledIn(
  parameters: readonly unknown[],
  values: readonly Value[],
  columns: Compiled<unknown>['columns'],
): unknown[] {
  const given = values.map((value, at) => inOrder(value, columns[at] ?? null));
  return parameters.map((one) => fill(one, given));
}

function fill(hole: unknown, given: readonly unknown[]): unknown {
  if (!(hole instanceof Hole)) return hole;
  const { value, place, column } = hole;
  const own = given[value];
  const one = place === -1 ? own : (own as readonly unknown[])[place];
  return column === -1 ? one : (one as readonly unknown[])[column];
}
