import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';

const root = resolve(import.meta.dirname, '../../..');
const log = join(root, '.cache/browser-shop.log');
// The first start seeds the whole demo shop; a slow machine gets four times the budget.
const patience = 120_000;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    // Nothing listens yet.
    return false;
  }
}

async function untilReady(shop: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await isReady(url))) {
    const ended = shop.exitCode !== null || shop.signalCode !== null;
    if (ended || Date.now() > deadline) {
      const what = ended ? `ended with code ${shop.exitCode}` : `was not ready in ${patience} ms`;
      throw new Error(`The shop ${what}:\n${readFileSync(log, 'utf8').slice(-4000)}`);
    }
    await wait(100);
  }
}

/**
 * All browser tests visit one demo shop, started as in production: the built server, an empty data
 * folder, a free port. `SHOP_URL` names a running shop to visit instead.
 */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'vitrine-browser-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const password = 'for-browser-tests-only';
  mkdirSync(join(root, '.cache'), { recursive: true });
  const output = createWriteStream(log);
  const { DATABASE_URL: _, ...outer } = process.env;
  const shop = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    // With a channel the shop ends when this process does, however that ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...outer,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      DEMO: '1',
      DEMO_WARM_IMAGES: '0',
      DEMO_PASSWORD: password,
    },
  });
  shop.stdout?.pipe(output);
  shop.stderr?.pipe(output);
  const gone = new Promise((done) => shop.once('exit', done));
  const stop = async () => {
    if (shop.exitCode === null && shop.signalCode === null) shop.kill('SIGTERM');
    const late = new AbortController();
    const timer = wait(10_000, 'late', { signal: late.signal }).catch(() => 'in time');
    if ((await Promise.race([gone, timer])) === 'late') shop.kill('SIGKILL');
    late.abort();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilReady(shop, url);
  } catch (error) {
    await stop();
    throw error;
  }
  // Workers inherit the environment of this process.
  process.env.SHOP_URL = url;
  process.env.SHOP_PASSWORD = password;
  // Where the emails are.
  process.env.SHOP_DATA = data;
  return stop;
}
