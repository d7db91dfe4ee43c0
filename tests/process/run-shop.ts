import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../scripts/server-flags.mjs';

const root = resolve(import.meta.dirname, '../..');

export interface RunningShop {
  process: ChildProcess;
  /** Its output so far, both streams. */
  output(): string;
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number | null>;
  /** Resolves once the text has been written, fails when the process ends before. */
  prints(text: string, times?: number): Promise<void>;
}

export interface SupervisedShop extends RunningShop {
  /** The server that runs now, or has run last; of several workers the one that was started last. */
  server(): number;
}

/** Starts the built server with this environment; the demo shop, and several workers, only on request. */
export function runShop(env: Record<string, string>): RunningShop {
  const program = [...SERVER_FLAGS, 'dist/server/main.js'];
  // With a channel the shop ends when this process does, however that ends.
  return run(program, { ...SERVER_ENVIRONMENT, ...env }, ['ipc']);
}

/** The built server as a command that ends by itself, such as `backup`. */
export function runTask(args: readonly string[], env: Record<string, string>): RunningShop {
  return run(['dist/server/main.js', ...args], env);
}

/** In the server, and not in its supervisor or in what fills the demo: says which process it is, and fails or stalls on demand. */
const accident = `
if (process.argv[1].endsWith('main.js') && process.argv.length === 2) {
  console.log('process ' + process.pid);
  process.on('SIGUSR2', () => { Promise.reject(new Error('an accident')); });
  process.on('SIGWINCH', function stallForEver() { for (let turns = 0; ; turns += 1) Math.sqrt(turns); });
}`;

/** A new shop without the demo is closed: opens the one in this folder, as its owner would. */
export function openNewShop(folder: string): void {
  const database = new DatabaseSync(join(folder, 'shop.db'), { timeout: 5000 });
  database.exec("update settings set value = 'false' where name = 'comingSoon.closed'");
  database.close();
}

/**
 * The same as `npm start` runs it: under the supervisor. SIGUSR2 is an unhandled rejection, SIGWINCH a loop
 * without end.
 */
export function runSupervised(env: Record<string, string>): SupervisedShop {
  const shop = run(['scripts/start.mjs'], { ...env, NODE_OPTIONS: importing(accident) });
  const servers = () => [...shop.output().matchAll(/^process (\d+)$/gm)];
  return { ...shop, server: () => Number(servers().at(-1)?.[1]) };
}

/** An option of Node that runs this script before the program. */
export function importing(script: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

function run(
  program: readonly string[],
  env: Record<string, string>,
  channel: readonly 'ipc'[] = [],
): RunningShop {
  const shop = spawn(process.execPath, program, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', DEMO: '0', WORKERS: '1', DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...channel],
  });
  const { stdout, stderr } = shop;
  assert(stdout && stderr);
  let output = '';
  stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const ended = once(shop, 'close').then(([code]) => code as number | null);
  return {
    process: shop,
    output: () => output,
    ended,
    async prints(text, times = 1) {
      const written = () => output.split(text).length > times;
      while (!written()) {
        const over = await Promise.race([once(stdout, 'data'), ended.then(() => 'over')]);
        if (over === 'over' && !written()) throw new Error(`It ended: ${output}`);
      }
    },
  };
}
