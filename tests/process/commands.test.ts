import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { sweep } from '#server/testing/sweep.ts';
import { copyTree } from '../../scripts/copy-tree.mjs';

// The commands of package.json, each once at its smallest, in a copy of the project in which no test has
// run yet: every one sets up what it needs. `npm run bench` and `npm run faults` have files of their own
// here. `npm test` runs a quarter of them, all of them within four days.

const run = promisify(execFile);
let copy = '';
let data = '';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(() => {
  copy = copyTree();
  data = mkdtempSync(join(tmpdir(), 'vitrine-commands-'));
  const demo = process.env.SHOP_DATA ?? '';
  cpSync(demo, data, { recursive: true, filter: (path) => !/shop\.(db|lock)/.test(path) });
  // A database in use is copied by its own program.
  const database = new DatabaseSync(join(demo, 'shop.db'));
  database.prepare('vacuum into ?').run(join(data, 'shop.db'));
  database.close();
});
test.afterAll(() => {
  for (const folder of [copy, data]) rmSync(folder, { recursive: true, force: true });
});

async function npmWith(dataDir: string, name: string, ...args: string[]): Promise<string> {
  const { PATH = '', HOME = '', SWEEP_SEED = '' } = process.env;
  const { stdout } = await run('npm', ['run', '--silent', name, '--', ...args], {
    cwd: copy,
    env: { PATH, HOME, SWEEP_SEED, DATA_DIR: dataDir },
  });
  return stdout;
}

const npm = (name: string, ...args: string[]) => npmWith(data, name, ...args);

/** What the commands print about the sources. */
function testLists(): void {
  test('npm run calls says whether its tables are up to date', async () => {
    expect(await npm('calls', 'check')).toMatch(/^docs\/calls\.md: \d+ routes$/m);
  });

  test('npm run routes prints what answers where', async () => {
    expect(await npm('routes')).toContain('/wp-json/wc/v3/orders');
  });

  test('npm run requirements says which reports are missing', async () => {
    const printed = await npm('requirements');
    expect(printed).toContain('No reports: run `npm test`.');
    expect(printed).toContain('proven 0 of 516');
  });
}

/** What they do with the data of a shop. */
function testDataCommands(): void {
  test('npm run key makes a key for a manager', async () => {
    const key = await npm('key', '--name', 'Till', '--permissions', 'read');
    expect(key).toMatch(/^ck_\w+:cs_\w+$/m);
  });

  test('npm run audit prints the entries of the log', async () => {
    const database = new DatabaseSync(join(data, 'shop.db'));
    const entry = database.prepare('insert into audit_log (at, event, who) values (?, ?, ?)');
    entry.run(Date.UTC(2026, 0, 1), 'login', 'ada@example.com');
    database.close();
    const printed = await npm('audit', '1000');
    expect(printed).toContain('2026-01-01T00:00:00.000Z  login  -  ada@example.com');
  });

  test('npm run backup copies the shop, and npm run restore fills an empty folder from it', async () => {
    const backups = mkdtempSync(join(tmpdir(), 'vitrine-backups-'));
    const restored = join(backups, 'restored');
    try {
      const printed = await npm('backup', backups);
      const [, backup = ''] = /^Backup: (.+)$/m.exec(printed) ?? [];
      expect(await npm('restore', backup, '--check')).toContain('is complete');
      expect(await npmWith(restored, 'restore', backup)).toContain(`Restored into ${restored}`);
      await expect(npmWith(restored, 'restore', backup)).rejects.toThrow('There is a shop in');
      cpSync(join(data, 'secret-key'), join(restored, 'secret-key'));
      expect(await npmWith(restored, 'audit')).toContain('ada@example.com');
    } finally {
      rmSync(backups, { recursive: true, force: true });
    }
  });
}

function testReleaseAndSelfCheck(): void {
  test('npm run release makes a folder from which the shop runs, without npm', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
    const release = join(folder, 'shop');
    try {
      expect(await npm('release', release)).toMatch(/^Release: \S+ \(\d+ packages, \d+ MB\)$/m);
      await expect(npm('release', release)).rejects.toThrow('is not an empty folder');
      const env = { PATH: '', DATA_DIR: join(folder, 'data'), DEMO: '0' };
      const node = join(release, 'node_modules/node/bin/node');
      const { stdout } = await run(node, ['scripts/routes.mjs'], { cwd: release, env });
      expect(stdout).toContain('/wp-json/wc/v3/orders');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('npm run self-check says what it found, and in one line why it cannot begin', async () => {
    const printed = await npm('self-check');
    expect(printed).toContain('good       Trial restore: The copy was restored and compared');
    expect(printed).toContain('good       Clean-up: Nothing that the check made is left.');
    expect(printed).toContain('add --url and the address of the shop.');
    // The shop of the browser tests has the same key and another database.
    const { origin } = new URL(process.env.SHOP_URL ?? '');
    await expect(npm('self-check', '--url', origin)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Look whether another copy of this shop answers there'),
    });
    await expect(npm('self-check', '--url', 'http://127.0.0.1:4')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^No server can be reached at .* Nothing was checked\.\n$/),
    });
    await expect(npm('self-check', '--url', 'shop')).rejects.toMatchObject({
      code: 2,
      stderr: '--url is shop: an address like https://shop.example is needed.\n',
    });
  });
}

function testStorageAndMutants(): void {
  test('npm run storage copies the files to another folder, and refuses what is no place', async () => {
    const files = mkdtempSync(join(tmpdir(), 'vitrine-files-'));
    try {
      const printed = await npm('storage', 'move', `file:${files}`);
      expect(printed).toMatch(/^\d+ files, \d+\.\d MB: [1-9]\d* copied, 0 were there already\./m);
      expect(await npm('storage', 'move', `file:${files}`)).toContain(': 0 copied, ');
      await expect(npm('storage', 'move', 's3://x')).rejects.toThrow('it names no bucket');
    } finally {
      rmSync(files, { recursive: true, force: true });
    }
  });

  test('npm run mutants breaks the code, and the tests notice', async () => {
    expect(await npm('mutants', 'short')).toContain('2 of 2 mutants found');
  });
}

for (const testCommands of sweep(
  [testLists, testDataCommands, testReleaseAndSelfCheck, testStorageAndMutants],
  4,
)) {
  testCommands();
}
