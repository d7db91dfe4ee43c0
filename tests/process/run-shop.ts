import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface RunningShop {
  process: ChildProcess;
  /** Its output so far, both streams. */
  output(): string;
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number | null>;
  /** Resolves once the text has been written, fails when the process ends before. */
  prints(text: string): Promise<void>;
}

/** Starts the built server with exactly this environment; the demo shop only on request. */
export function runShop(env: Record<string, string>): RunningShop {
  return run('dist/server/main.js', env);
}

/** The same as `npm start` runs it: under the supervisor. */
export function runSupervised(env: Record<string, string>): RunningShop {
  return run('scripts/start.mjs', env);
}

function run(program: string, env: Record<string, string>): RunningShop {
  const shop = spawn(process.execPath, [join(root, program)], {
    env: { PATH: process.env.PATH ?? '', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  shop.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  shop.stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const ended = once(shop, 'close').then(([code]) => code as number | null);
  return {
    process: shop,
    output: () => output,
    ended,
    async prints(text) {
      while (!output.includes(text)) {
        const over = await Promise.race([once(shop.stdout, 'data'), ended.then(() => 'over')]);
        if (over === 'over' && !output.includes(text)) throw new Error(`It ended: ${output}`);
      }
    },
  };
}
