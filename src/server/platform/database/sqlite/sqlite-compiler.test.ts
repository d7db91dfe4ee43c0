import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector } from 'kysely';
import { expect, test } from 'vitest';
import { SqliteCompiler } from './sqlite-compiler.ts';

interface Tables {
  book: { id: number };
}

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (from) => new SqliteIntrospector(from),
    createQueryCompiler: () => new SqliteCompiler(),
  },
});

test('SQLite does not look at the value of a limit', () => {
  const query = db.selectFrom('book').select('id').limit(12).offset(24).compile();
  expect(query.sql).toBe('select "id" from "book" limit (0 + ?) offset ?');
  expect(query.parameters).toEqual([12, 24]);
});
