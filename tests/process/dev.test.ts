import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';

const root = resolve(import.meta.dirname, '../..');
/** A page is rendered from all its sources anew, beside other tests. */
const PATIENCE = { timeout: 60_000 };
let folder = '';
let shop: ChildProcess | undefined;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-'));
  for (const part of [
    'src',
    'demo',
    'scripts',
    'package.json',
    'vite.config.ts',
    'tsconfig.base.json',
    'tsconfig.json',
  ]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
test.afterEach(async () => {
  shop?.kill('SIGKILL');
  if (shop?.exitCode === null && shop.signalCode === null) await once(shop, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

function develop(port: number): ChildProcess {
  return spawn(process.execPath, ['src/server/dev.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'development',
      DEMO: '0',
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('the shop runs from its sources, and what the server renders follows each change', async () => {
  // All sources of the server are read three times: at the start, after the mistake, by the second shop.
  test.slow();
  const port = await freePort();
  shop = develop(port);
  shop.stderr?.resume();
  let output = '';
  shop.stdout?.on('data', (piece: Buffer) => {
    output += piece.toString();
  });
  await expect.poll(() => output, PATIENCE).toContain('(development)');
  const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  const shows = async (text: string) => (await get('/')).includes(text);
  const page = await get('/');
  expect(page).toContain('id="page-data"');
  const entry = /data-entry="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(await get(entry)).toContain('/src/shop/browser.tsx');
  expect(await get('/src/shop/browser.tsx')).toContain('hydrateRoot');

  change('src/shop/layout/logo.tsx', '<span>{name}', '<span>The house of {name}');
  await expect.poll(() => shows('The house of'), PATIENCE).toBe(true);
  change('src/wire/messages/layout.ts', 'Skip to the content', 'On to the goods');
  await expect.poll(() => shows('On to the goods'), PATIENCE).toBe(true);
  change('src/server/pages/document/document.ts', '<body class="', '<body class="changed ');
  await expect.poll(() => shows('<body class="changed '), PATIENCE).toBe(true);
  change('src/server/pages/document/document.ts', 'import ', 'import "./nowhere.ts";\nimport ');
  await expect.poll(() => shows('nowhere.ts'), PATIENCE).toBe(true);
  change('src/server/pages/document/document.ts', 'import "./nowhere.ts";\n', '');
  await expect.poll(() => shows('On to the goods'), PATIENCE).toBe(true);

  // The database is still this shop's own after it was opened again and again.
  const second = develop(await freePort());
  second.stdout?.resume();
  let problem = '';
  second.stderr?.on('data', (piece: Buffer) => {
    problem += piece.toString();
  });
  expect(await once(second, 'close')).toEqual([1, null]);
  expect(problem).toContain('Another process has opened the shop in');
});
