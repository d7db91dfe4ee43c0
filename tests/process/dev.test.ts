import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { runShop } from './run-shop.ts';

const root = resolve(import.meta.dirname, '../..');
/** All sources are read anew, beside other tests: 12 s on two cores that do nothing else. */
const PATIENCE = { timeout: 180_000 };
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
  // All sources of the server are read twice: at the start and after the mistake.
  test.setTimeout(4 * PATIENCE.timeout);
  const port = await freePort();
  shop = develop(port);
  shop.stderr?.resume();
  let output = '';
  shop.stdout?.on('data', (piece: Buffer) => {
    output += piece.toString();
  });
  await expect.poll(() => output, PATIENCE).toContain('(development)');
  const get = async (path: string) => {
    const signal = AbortSignal.timeout(PATIENCE.timeout / 2);
    return (await fetch(`http://localhost:${port}${path}`, { signal })).text();
  };
  // A page that was asked for while the shop was opened anew is asked for again.
  const shows = (text: string) =>
    get('/').then(
      (page) => page.includes(text),
      () => false,
    );
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

  // The database is still this shop's own after it was opened again and again. A late notice of a
  // change shuts the shop until its next page, so the page is asked for before each try.
  const second = async () => {
    await get('/');
    return resultOfSecond();
  };
  await expect.poll(second, PATIENCE).toContain('Another process has opened the shop in');
});

/** What a second shop in the same folder, a built one, says and ends with; one that opens is ended. */
async function resultOfSecond(): Promise<string> {
  const second = runShop({ DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) });
  void second.prints('Vitrine is open').then(
    () => second.process.kill('SIGKILL'),
    () => undefined,
  );
  const code = await second.ended;
  return code === 1 ? second.output() : `It ended with ${code}: ${second.output()}`;
}
