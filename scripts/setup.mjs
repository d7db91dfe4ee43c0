// @ts-check
// What `npm start` and `npm test` need before they can run, on a fresh clone or later.
// `node scripts/setup.mjs install | start | tools | test`: packages; also the build; packages and the test
// tools; all three.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import {
  findOrInstallHaproxy,
  findOrInstallPgbouncer,
  findOrInstallPostgres,
} from './find-postgres.mjs';
import { installWhenNeeded } from './install.mjs';
import { requireNode, root } from './pinned-node.mjs';

const goal = process.argv[2] ?? 'start';

/** @param {boolean} [built] whether the build was made, where it was asked for */
async function findTools(built) {
  const chromium = await findChromium();
  const postgres = findOrInstallPostgres();
  if ('missing' in chromium) console.log(`Browser tests cannot run: ${chromium.missing}.`);
  else console.log(`Chromium: ${chromium.path} (${chromium.source})`);
  if ('missing' in postgres) console.log(`PostgreSQL tests are skipped: ${postgres.missing}.`);
  else console.log(`PostgreSQL: ${postgres.bin}`);
  const pgbouncer = findOrInstallPgbouncer();
  if ('missing' in pgbouncer) console.log(`Tests of a pooler are skipped: ${pgbouncer.missing}.`);
  else console.log(`PgBouncer: ${pgbouncer.path}`);
  const haproxy = findOrInstallHaproxy();
  if ('missing' in haproxy) console.log(`Tests of a proxy are skipped: ${haproxy.missing}.`);
  else console.log(`HAProxy: ${haproxy.path}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const tools = `${JSON.stringify({ built, chromium, postgres, pgbouncer, haproxy }, null, 2)}\n`;
  writeFileSync(join(root, '.cache', 'tools.json'), tools);
}

async function setUp() {
  if (!installWhenNeeded()) return 1;
  requireNode();
  if (goal === 'install') return 0;
  if (goal === 'tools') {
    await findTools();
    return 0;
  }
  const built = await buildWhenNeeded();
  if (goal !== 'test') return built ? 0 : 1;
  // Most tests need no build: they run anyway, and the browser tests fail.
  await findTools(built);
  return 0;
}

process.exitCode = await setUp();
