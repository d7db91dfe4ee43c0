import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';

const STAND_IN = resolve(import.meta.dirname, '../stripe/stand-in.ts');

/** What the provider knows of a payment. */
export interface Intent {
  id: string;
  status: string;
  amount_received: number;
  metadata: { order_id?: string };
  latest_charge: { amount_refunded: number } | null;
}

/** The payment provider as a process that can be killed; what it knows survives in a file. */
export interface Provider {
  /** Switches cards on in a shop. */
  env: Record<string, string>;
  /** With the shops that it notifies. */
  start(shops: readonly string[]): Promise<void>;
  kill(): Promise<void>;
  /** Asked again until there is an answer. */
  command(path: string, fields: Record<string, string>): Promise<unknown>;
  intents(): Promise<Intent[]>;
  close(): Promise<void>;
}

export async function openProvider(): Promise<Provider> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-provider-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  async function kill(): Promise<void> {
    if (!child) return;
    child.kill('SIGKILL');
    await once(child, 'close');
    child = null;
  }
  async function command(path: string, fields: Record<string, string>): Promise<unknown> {
    for (;;) {
      try {
        const body = new URLSearchParams(fields);
        return await (await fetch(`${base}/control${path}`, { method: 'POST', body })).json();
      } catch {
        // Killed just now: it comes back.
        await sleep(50);
      }
    }
  }
  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_faults',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
      STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
      STRIPE_API_BASE: base,
    },
    async start(shops) {
      const started = spawn(process.execPath, [STAND_IN], {
        env: {
          PATH: process.env.PATH ?? '',
          PORT: String(port),
          STATE_FILE: join(folder, 'state.json'),
          WEBHOOK_URLS: shops.map((shop) => `${shop}/payments/stripe/webhook`).join(','),
        },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      child = started;
      assert(started.stdout);
      await once(started.stdout, 'data');
    },
    kill,
    command,
    async intents() {
      const state = (await command('/state', {})) as { intents: Record<string, Intent> };
      return Object.values(state.intents);
    },
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
