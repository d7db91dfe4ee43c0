import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import * as z from 'zod';

// The stand-in for the provider, as a process of its own; see tests/stripe/stand-in.ts.

const PROGRAM = resolve(import.meta.dirname, '../../../../../tests/stripe/stand-in.ts');
export const WEBHOOK_SECRET = 'whsec_stand_in';

const intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  capture_method: z.string(),
  statement_descriptor_suffix: z.string().nullable(),
  latest_charge: z.object({ amount_refunded: z.int() }).nullable(),
});
const state = z.object({
  intents: z.record(z.string(), intent),
  refunds: z.record(z.string(), z.object({ amount: z.int() })),
});
const signed = z.object({ body: z.string(), signature: z.string() });

export interface StandIn {
  url: string;
  /** What the provider knows, the latest payment last. */
  intents(): Promise<z.infer<typeof intent>[]>;
  refunds(): Promise<number[]>;
  /** What the shopper does in the provider's fields. */
  pay(id: string, outcome?: string): Promise<void>;
  /** The next requests fail, or are done and lose their answer. */
  fault(faults: Record<string, number>): Promise<void>;
  event(id: string, type: string, at: number): Promise<z.infer<typeof signed>>;
  stop(): Promise<void>;
}

export async function startStandIn(): Promise<StandIn> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH ?? '', WEBHOOK_SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = z.tuple([z.instanceof(Buffer)]).parse(await once(child.stdout, 'data'));
  const url = `http://127.0.0.1:${/listening (\d+)/.exec(first.toString())?.[1]}`;
  async function control(path: string, fields: Record<string, string> = {}): Promise<unknown> {
    const body = new URLSearchParams(fields);
    return (await fetch(`${url}/control${path}`, { method: 'POST', body })).json();
  }
  return {
    url,
    intents: async () => Object.values(state.parse(await control('/state')).intents),
    refunds: async () =>
      Object.values(state.parse(await control('/state')).refunds).map(({ amount }) => amount),
    async pay(id, outcome = 'accept') {
      await control('/pay', { id, outcome });
    },
    async fault(faults) {
      const texts = Object.entries(faults).map(([name, count]) => [name, String(count)]);
      await control('', Object.fromEntries(texts));
    },
    event: async (id, type, at) =>
      signed.parse(await control('/event', { id, type, at: String(at) })),
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}
