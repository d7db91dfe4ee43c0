import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

// Building and compiling a query costs as much as SQLite needs to answer it. A query that every page
// asks is compiled once, with holes where its values go, and only filled from then on.
//
// Example: const bySlug = keptQuery((db, slug: string) => db.selectFrom('products').selectAll()
// .where('slug', '=', slug)); await bySlug(db, 'oak-serving-tray') is its rows.

/** Stands for a value, or one of a list, while the query is being compiled. */
class Hole {
  readonly value: number;
  readonly place: number | null;
  constructor(value: number, place: number | null) {
    this.value = value;
    this.place = place;
  }
}

type Value = string | number | null | readonly (string | number)[];

/** Lists are compiled once for each length; past this many lengths the query starts anew. */
const MOST_LENGTHS = 200;

/** The values may only be handed on to the query: what it looks like must not depend on them. */
export function keptQuery<Values extends readonly Value[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  // By adapter: a transaction has its database's, and each engine writes its own SQL.
  const known = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return async (db, ...values) => {
    const { adapter } = db.getExecutor();
    let compiled = known.get(adapter);
    if (!compiled || compiled.size > MOST_LENGTHS) {
      compiled = new Map();
      known.set(adapter, compiled);
    }
    const lengths = values.map((value) => (Array.isArray(value) ? value.length : '')).join();
    let query = compiled.get(lengths);
    if (!query) {
      // The compiler carries values along without looking at them.
      const holes = values.map((value, at) => holesFor(value, at)) as unknown as Values;
      query = build(db, ...holes).compile();
      compiled.set(lengths, query);
    }
    const parameters = query.parameters.map((one) =>
      one instanceof Hole ? fill(one, values) : one,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function holesFor(value: Value, at: number): Hole | Hole[] {
  return Array.isArray(value) ? value.map((_, place) => new Hole(at, place)) : new Hole(at, null);
}

function fill({ value, place }: Hole, values: readonly Value[]): unknown {
  const given = values[value];
  return place === null ? given : (given as readonly unknown[])[place];
}
