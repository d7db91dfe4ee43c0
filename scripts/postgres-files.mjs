// @ts-check
// Which database tests `npm test` runs on PostgreSQL too; `npm run test:all` runs all of them there.
// A file is chosen by what it contains, so that there is no list to keep up to date:
//   1. it speaks to the database itself (SQL, transactions, migrations, engines, several connections);
//   2. it does several things at once;
//   3. it stands beside a source with raw SQL or locks (in src/server itself, where tests of the whole
//      shop stand, that says nothing of a test);
//   4. it says so: `// On PostgreSQL in every run: src/server/orders/reports.` names the sources it is
//      the proof of, or the journey it makes.
// `// On SQLite alone: …` leaves out one that does several things at once of which the database is no part.
// scripts/postgres-files.test.ts fails where sources with raw SQL, or a domain, have no chosen test.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './pinned-node.mjs';
import { sources } from './sources.mjs';

/** @typedef {{ path: string, source: string }} File */

const ownSql =
  /\bsql(<[^`]*>)?`|from 'kysely'|\btransaction\(|migrat|testEngine|emptyTarget|\.target\b/;
const atOnce = /Promise\.all(Settled)?\(/;
const rawSql = /\bsql(<[^`]*>)?`|\b(forUpdate|skipLocked|pg_advisory\w*)\b|\bengine === /;
const databaseApart = /^\/\/ On SQLite alone: .+\.$/m;
const marker = /^\/\/ On PostgreSQL in every run: (.+)\.$/m;

const SHOP_FOLDER = 'src/server';

/**
 * Why a test runs on PostgreSQL in every run; undefined where it does not.
 * @param {File} test
 * @param {ReadonlySet<string>} rawFolders
 */
export function whyOnPostgres({ path, source }, rawFolders) {
  if (marker.test(source)) return 'it says so';
  if (ownSql.test(source)) return 'it speaks to the database';
  if (atOnce.test(source) && !databaseApart.test(source)) return 'it does several things at once';
  const folder = dirname(path);
  return folder !== SHOP_FOLDER && rawFolders.has(folder) ? 'it stands beside raw SQL' : undefined;
}

/**
 * Folders of sources with raw SQL or locks.
 * @param {File[]} files
 */
export function foldersWithRawSql(files) {
  const raw = files.filter(({ path, source }) => !isTest(path) && rawSql.test(source));
  return new Set(raw.map(({ path }) => dirname(path)));
}

/** @param {string} path */
const isTest = (path) => /\.test\.ts$|\/testing\//.test(path);

/**
 * Folders that have raw SQL and no chosen test: none below them, none that imports from them or
 * names them.
 * @param {Iterable<string>} rawFolders
 * @param {File[]} chosen
 */
export function withoutPostgresTest(rawFolders, chosen) {
  return [...rawFolders].filter((folder) => {
    const imported = `'#${folder.replace(/^src\//, '')}/`;
    return !chosen.some(
      ({ path, source }) =>
        path.startsWith(`${folder}/`) ||
        source.includes(imported) ||
        marker.exec(source)?.[1]?.split(', ').includes(folder),
    );
  });
}

/** @returns {{ chosen: File[], left: File[], rawFolders: Set<string> }} */
export function postgresFiles() {
  const files = sources(/^(src\/server|demo)\/.*\.ts$/).map((path) => ({
    path,
    source: readFileSync(join(root, path), 'utf8'),
  }));
  const rawFolders = foldersWithRawSql(files);
  const tests = files.filter(({ path }) => path.endsWith('.db.test.ts'));
  return {
    chosen: tests.filter((test) => whyOnPostgres(test, rawFolders)),
    left: tests.filter((test) => !whyOnPostgres(test, rawFolders)),
    rawFolders,
  };
}
