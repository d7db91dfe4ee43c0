import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import * as z from 'zod';

// A stand-in for a provider, as a process of its own that ends with this one; see tests/stripe and
// tests/paypal.

const TESTS = resolve(import.meta.dirname, '../../../../../tests');

export interface SpawnedStandIn {
  url: string;
  /** Commands for the stand-in: `POST /control…`. */
  control(path: string, fields?: Record<string, string>): Promise<unknown>;
  /** The next requests fail, or are done and lose their answer. */
  fault(faults: Record<string, number>): Promise<void>;
  stop(): Promise<void>;
}

export async function spawnStandIn(
  provider: 'stripe' | 'paypal',
  env: Record<string, string>,
): Promise<SpawnedStandIn> {
  const child = spawn(process.execPath, [resolve(TESTS, provider, 'stand-in.ts')], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  assert(child.stdout);
  const [first] = z.tuple([z.instanceof(Buffer)]).parse(await once(child.stdout, 'data'));
  const url = `http://127.0.0.1:${/listening (\d+)/.exec(first.toString())?.[1]}`;
  async function control(path: string, fields: Record<string, string> = {}): Promise<unknown> {
    const body = new URLSearchParams(fields);
    return (await fetch(`${url}/control${path}`, { method: 'POST', body })).json();
  }
  return {
    url,
    control,
    async fault(faults) {
      const texts = Object.entries(faults).map(([name, count]) => [name, String(count)]);
      await control('', Object.fromEntries(texts));
    },
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}
