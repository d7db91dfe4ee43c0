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
class Parameter {
  readonly value: number;
  readonly place: number | null;
  readonly column: string | null;
  constructor(value: number, place: number | null, column: string | null) {
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
export function compiledQuery<Values extends readonly Value[], Found>(
  build: (db: Db, ...values: Values) => Compilable<Found>,
): (db: Db, ...values: Values) => Promise<Found[]> {
  const ask = cachedAnswer(build);
  return async (db, ...values) => {
    const answer = ask(db, values);
    return (answer instanceof Promise ? await answer : answer).rows;
  };
}

/**
 * The same for a change of which only the extent is of interest, how many rows were changed: rows sent
 * back cost SQLite more than the change itself.
 */
export function compiledChange<Values extends readonly Value[]>(
  build: (db: Db, ...values: Values) => Compilable<unknown>,
): (db: Db, ...values: Values) => Promise<Changed> {
  const ask = cachedAnswer(build);
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
  changeAndNotify(db: Db, ...values: Values): Compilable<Found>;
  /** That row by itself. */
  read(db: Db, ...values: Values): Compilable<Found>;
}

/**
 * A change of one row, and the row as it leaves it; undefined where there was nothing to change.
 * Inside a transaction, where nobody comes between: SQLite takes longer to send a row back than to
 * be asked for it.
 */
export function compiledRowChange<Values extends readonly Value[], Found>(
  said: RowChange<Values, Found>,
): (trx: Db, ...values: Values) => Promise<Found | undefined> {
  const change = compiledChange<Values>(said.change);
  const read = compiledQuery<Values, Found>(said.read);
  const changeAndNotify = compiledQuery<Values, Found>(said.changeAndNotify);
  return async (trx, ...values) => {
    if (!isSqlite(trx)) return (await changeAndNotify(trx, ...values))[0];
    const { count } = await change(trx, ...values);
    return count === 0 ? undefined : (await read(trx, ...values))[0];
  };
}

type Answer<Found> = QueryResult<Found> | Promise<QueryResult<Found>>;

function cachedAnswer<Values extends readonly Value[], Found>(
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
      const parameters = values.map((value, at) => parametersFor(value, at)) as unknown as Values;
      const made = build(db, ...parameters).compile();
      known = { query: made, columns: columnsAlone(made.parameters, values) };
      compiled.set(lengths, known);
    }
    const { query, columns } = known;
    const parameters = columns
      ? allCells(values[0], columns)
      : query.parameters.map((one) => (one instanceof Parameter ? fill(one, values) : one));
    const filled = { query: query.query, queryId: query.queryId, sql: query.sql, parameters };
    // The engine knows no types: what comes back is what the query was built for, as below.
    const answer = directOf(db)?.(filled) as QueryResult<Found> | undefined;
    return answer ?? db.executeQuery<Found>(filled);
  };
}

interface Compiled<Found> {
  query: CompiledQuery<Found>;
  /**
   * Where it is filled with rows and nothing else, column by column, as nearly every INSERT is: a name
   * that changes with every look is dear to look up.
   */
  columns: readonly string[] | null;
}

function columnsAlone(
  parameters: readonly unknown[],
  [value, ...more]: readonly Value[],
): readonly string[] | null {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (more.length > 0 || !isRow(rows[0])) return null;
  const columns = Object.keys(rows[0]);
  const inTurn = parameters.every((one, nth) => {
    const place = Array.isArray(value) ? Math.floor(nth / columns.length) : null;
    return (
      one instanceof Parameter &&
      one.place === place &&
      one.column === columns[nth % columns.length]
    );
  });
  return inTurn && parameters.length === rows.length * columns.length ? columns : null;
}

/** What stands in the columns of a row, or of one row after the other. */
function allCells(value: Value | undefined, columns: readonly string[]): unknown[] {
  if (!Array.isArray(value)) return cells(value as Row, columns);
  const all: unknown[] = [];
  for (const row of value as readonly Row[]) all.push(...cells(row, columns));
  return all;
}

function cells(row: Row, columns: readonly string[]): unknown[] {
  const names = Object.keys(row);
  let same = names.length === columns.length;
  for (let nth = 0; same && nth < names.length; nth += 1) same = names[nth] === columns[nth];
  return same ? Object.values(row) : columns.map((column) => row[column]);
}

function isRow(value: unknown): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function parametersFor(value: Value, at: number): unknown {
  if (!Array.isArray(value)) return parameterOrRow(value as Scalar | Row, at, null);
  return value.map((one: Scalar | Row, place) => parameterOrRow(one, at, place));
}

function parameterOrRow(value: Scalar | Row, at: number, place: number | null): unknown {
  if (!isRow(value)) return new Parameter(at, place, null);
  const columns = Object.keys(value).map((column) => [column, new Parameter(at, place, column)]);
  return Object.fromEntries(columns);
}

function fill({ value, place, column }: Parameter, values: readonly Value[]): unknown {
  const given = values[value];
  const one = place === null ? given : (given as readonly unknown[])[place];
  return column === null ? one : (one as Row)[column];
}
