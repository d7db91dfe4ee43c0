import { expect, test } from 'vitest';
import {
  foldersWithRawSql,
  postgresFiles,
  whyOnPostgres,
  withoutPostgresTest,
} from './postgres-files.mjs';

const raw = new Set(['src/server/orders']);
const why = (path: string, source: string) => whyOnPostgres({ path, source }, raw);

test.each([
  ['a statement', 'await sql`select 1`.execute(db)', 'it speaks to the database'],
  ['a typed statement', 'sql<{ id: number }>`select id`', 'it speaks to the database'],
  ['a transaction', 'database.transaction(async (trx) => {})', 'it speaks to the database'],
  ['a migration', "import { migrate } from './migrate.ts'", 'it speaks to the database'],
  ['a second connection', 'openDatabase(database.target)', 'it speaks to the database'],
  ['two calls at once', 'await Promise.all([buy(), buy()])', 'it does several things at once'],
  ['a marker', '// On PostgreSQL in every run: a journey of the cart.\n', 'it says so'],
  ['calls alone', "await client.send('GET', '/orders')", undefined],
])('a test with %s', (_, source, reason) => {
  expect(why('src/server/cart/a.db.test.ts', source)).toBe(reason);
});

test('a test beside raw SQL runs on PostgreSQL', () => {
  expect(why('src/server/orders/a.db.test.ts', '')).toBe('it stands beside raw SQL');
});

test('a test of the whole shop does not, and one whose calls at once are not those of the database', () => {
  const ofAll = new Set(['src/server', 'src/server/media']);
  expect(whyOnPostgres({ path: 'src/server/a.db.test.ts', source: '' }, ofAll)).toBeUndefined();
  const source = '// On SQLite alone: images are made at once.\nawait Promise.all(images);';
  expect(why('src/server/media/a.db.test.ts', source)).toBeUndefined();
});

test('raw SQL and locks of sources are found, those of tests are not', () => {
  const source = 'sql`select 1`';
  const files = [
    { path: 'src/server/a/read.ts', source },
    { path: 'src/server/b/lock.ts', source: 'query.forUpdate()' },
    { path: 'src/server/c/read.ts', source: 'query.selectAll()' },
    { path: 'src/server/d/read.db.test.ts', source },
    { path: 'src/server/e/testing/fill.ts', source },
  ];
  expect([...foldersWithRawSql(files)]).toEqual(['src/server/a', 'src/server/b']);
});

test('raw SQL is proven by a test below it, by one that imports it and by one that names it', () => {
  const folders = ['src/server/a', 'src/server/b', 'src/server/c', 'src/server/d'];
  const chosen = [
    { path: 'src/server/a/deep/x.db.test.ts', source: '' },
    { path: 'src/server/x.db.test.ts', source: "import { y } from '#server/b/y.ts';" },
    {
      path: 'src/server/z.db.test.ts',
      source: '// On PostgreSQL in every run: src/server/e, src/server/c.\n',
    },
  ];
  expect(withoutPostgresTest(folders, chosen)).toEqual(['src/server/d']);
});

const { chosen, left, rawFolders } = postgresFiles();

test('every folder with raw SQL has a test that runs on PostgreSQL in every run', () => {
  expect(rawFolders.size).toBeGreaterThan(0);
  expect(withoutPostgresTest(rawFolders, chosen)).toEqual([]);
});

/** `src/server/cart/pricing/x.db.test.ts` is of `cart`, `src/server/api/wc/x.db.test.ts` of `api/wc`. */
const getDomain = (path: string) =>
  path.match(/^src\/server\/(api\/[^/]+(?=\/)|[^/]+(?=\/))|^demo/)?.[1] ?? 'the shop';

test('every domain has a test that runs on PostgreSQL in every run', () => {
  const proven = new Set(chosen.map(({ path }) => getDomain(path)));
  const domains = new Set(left.map(({ path }) => getDomain(path)));
  expect([...domains].filter((domain) => !proven.has(domain))).toEqual([]);
});
