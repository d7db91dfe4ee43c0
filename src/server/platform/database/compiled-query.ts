import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { LruCache } from '../cache/lru-cache.ts';
import type { Db } from './database.ts';

// Building and compiling a query with Kysely takes several times as long as SQLite needs to answer it
// (measured: 26 µs against 6). A query that every request asks is therefore built once for each
// engine, with placeholders for its arguments; a call only puts the values in.
//
// Example:
//   const bySlug = compiledQuery((db, slug: string) =>
//     db.selectFrom('products').selectAll().where('slug', '=', slug));
//   const [product] = await bySlug(db, 'oak-serving-tray');
//
// An argument is a value, a list of values (`where('id', 'in', ids)`), a row, or a list of rows
// (`insertInto('order_lines').values(rows)`); all rows of an argument have the same columns, with null
// for what is missing. The builder sees placeholders, so it may only pass its arguments on to the
// query. Lists are compiled once for each length.

type Scalar = string | number | null;
type Row = { readonly [column: string]: Scalar };
type Argument = Scalar | readonly (string | number)[] | Row | readonly Row[];

/** The rows that the query finds, or that a write names by `returning`. */
export function compiledQuery<Arguments extends readonly Argument[], Found>(
  build: (db: Db, ...args: Arguments) => Compilable<Found>,
): (db: Db, ...args: Arguments) => Promise<Found[]> {
  const execute = compileOnce(build);
  return async (db, ...args) => (await execute(db, args)).rows;
}

/** The number of rows that a write has changed. */
export function compiledChange<Arguments extends readonly Argument[]>(
  build: (db: Db, ...args: Arguments) => Compilable<unknown>,
): (db: Db, ...args: Arguments) => Promise<number> {
  const execute = compileOnce(build);
  return async (db, ...args) => Number((await execute(db, args)).numAffectedRows ?? 0);
}

/** How many lengths of lists one query is held compiled for. */
const MAX_LENGTHS = 200;

function compileOnce<Arguments extends readonly Argument[], Found>(
  build: (db: Db, ...args: Arguments) => Compilable<Found>,
): (db: Db, args: Arguments) => Promise<QueryResult<Found>> {
  // By adapter: each engine has SQL of its own, and a transaction has its database's adapter.
  const byAdapter = new WeakMap<object, LruCache<string, CompiledQuery<Found>>>();
  return (db, args) => {
    const { adapter } = db.getExecutor();
    let byLengths = byAdapter.get(adapter);
    if (!byLengths) {
      byLengths = new LruCache({ max: MAX_LENGTHS });
      byAdapter.set(adapter, byLengths);
    }
    const compiled = byLengths.getOrSet(getLengths(args), () => {
      // Kysely passes values on to the driver without looking at them, whatever their type.
      const placeholders = args.map(placeholdersFor) as unknown as Arguments;
      return build(db, ...placeholders).compile();
    });
    const parameters = compiled.parameters.map((one) =>
      one instanceof Placeholder ? one.valueIn(args) : one,
    );
    return db.executeQuery({ ...compiled, parameters });
  };
}

/** Placeholder of one argument while the query is compiled. */
class Placeholder {
  readonly #argument: number;
  readonly #item: number | null;
  readonly #column: string | null;

  constructor(argument: number, item: number | null, column: string | null) {
    this.#argument = argument;
    this.#item = item;
    this.#column = column;
  }

  valueIn(args: readonly unknown[]): unknown {
    const argument = args[this.#argument];
    const one = this.#item !== null && Array.isArray(argument) ? argument[this.#item] : argument;
    return this.#column !== null && isRow(one) ? one[this.#column] : one;
  }
}

function placeholdersFor(input: Argument, argument: number): unknown {
  const forOne = (one: unknown, item: number | null): unknown => {
    if (!isRow(one)) return new Placeholder(argument, item, null);
    const columns = Object.keys(one);
    return Object.fromEntries(
      columns.map((column) => [column, new Placeholder(argument, item, column)]),
    );
  };
  return Array.isArray(input) ? input.map(forOne) : forOne(input, null);
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object';
}

function getLengths(args: readonly Argument[]): string {
  let lengths = '';
  for (const one of args) if (Array.isArray(one)) lengths += `${one.length},`;
  return lengths;
}
