import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type RunningShop, runShop } from '../process/run-shop.ts';
import { startHaproxy } from '../support/haproxy.mjs';
import { startPgbouncer } from '../support/pgbouncer.mjs';
import { freeServerPort, startReplica } from '../support/postgres-cluster.mjs';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface JourneyChoices {
  /** An empty database of PostgreSQL. */
  url: string;
  /** Files of `tests/browser`. */
  files: readonly string[];
}

const PROCESSES = 3;
const PASSWORD = 'for-browser-tests-only';

/**
 * The browser tests of these files visit a demo shop of three processes: HAProxy in front of them, PgBouncer
 * in front of PostgreSQL, and a standby that they read from.
 */
export async function clusterJourney({ url, files }: JourneyChoices): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-journey-'));
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const standby = await startReplica(url);
    closing.push(standby.stop);
    const pooler = await startPgbouncer(url, { serverConnections: 10 });
    closing.push(pooler.stop);
    const proxyPort = await freeServerPort();
    const address = `http://127.0.0.1:${proxyPort}`;
    const ports: number[] = [];
    for (let each = 0; each < PROCESSES; each += 1) ports.push(await freeServerPort());
    // The first one migrates and fills the demo shop.
    for (const port of ports) {
      const shop = runShop({
        ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: address, TRUST_PROXY: '1' },
        ...{ NODE_ENV: 'production', DEMO: '1', DEMO_WARM_IMAGES: '0', DEMO_PASSWORD: PASSWORD },
        ...{ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url, DATABASE_READ_URL: standby.url },
        ...{ DATA_DIR: folder, LOG_LEVEL: 'warn' },
      });
      closing.push(() => stop(shop));
      await shop.prints('Vitrine is open');
    }
    const proxy = await startHaproxy(ports, proxyPort);
    closing.push(proxy.stop);
    return await visit(address, folder, files);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function stop(shop: RunningShop): Promise<void> {
  shop.process.kill('SIGTERM');
  await shop.ended;
}

interface Counts {
  expected: number;
  flaky: number;
  unexpected: number;
}

async function visit(address: string, folder: string, files: readonly string[]): Promise<string> {
  const program = join('node_modules', '@playwright', 'test', 'cli.js');
  const output = join(folder, 'browser');
  const args = ['test', ...files, '--project', 'desktop', '--workers', '2', '--output', output];
  const env = {
    PATH: process.env.PATH ?? '',
    SHOP_URL: address,
    SHOP_PASSWORD: PASSWORD,
    SHOP_DATA: folder,
  };
  const options = { cwd: root, env, maxBuffer: 2 ** 26 };
  // With failed tests it ends with another code and the same report.
  const { stdout } = await run(
    process.execPath,
    [program, ...args, '--reporter=json'],
    options,
  ).catch((error: { stdout: string }) => error);
  const report = JSON.parse(stdout) as { stats: Counts; suites: unknown };
  const { expected, flaky, unexpected } = report.stats;
  assert.equal(unexpected, 0, failuresIn(stdout));
  assert.ok(expected > 0, 'tests ran');
  const again = flaky > 0 ? `, ${flaky} at the second try` : '';
  return `${PROCESSES} processes behind HAProxy, with PgBouncer and a standby: ${expected + flaky} browser tests passed${again}`;
}

/** The messages of the report. */
function failuresIn(report: string): string {
  const messages = [...report.matchAll(/"message": "((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text);
  return messages.join('\n').slice(0, 4000);
}
