import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { machineLoad } from '../load/machine-load.ts';

// What a request of the shop costs, as `npm run bench -- workers save` has measured it, for the calculations
// of `npm run bench -- scale` and docs/scale.md.

const FILE = fileURLToPath(new URL('costs.json', import.meta.url));

const cost = z.object({
  engine: z.enum(['SQLite', 'PostgreSQL']),
  what: z.enum(['cached page', 'page rendered anew', 'add to cart', 'order']),
  /** Processor time with one worker: of that with its supervisor, and of the database; an order with its emails. */
  workerMs: z.number(),
  databaseMs: z.number(),
});
export type Cost = z.infer<typeof cost>;

const measuredCosts = z.object({
  date: z.string(),
  processor: z.string(),
  /** Others that ran meanwhile make every figure larger. */
  load: z.string(),
  costs: z.array(cost),
});
export type MeasuredCosts = z.infer<typeof measuredCosts>;

export function saveCosts(costs: readonly Cost[]): void {
  const measured: MeasuredCosts = {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model ?? '',
    load: machineLoad(),
    costs: costs.map((each) => ({
      ...each,
      workerMs: toThousandths(each.workerMs),
      databaseMs: toThousandths(each.databaseMs),
    })),
  };
  writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
}

export function readCosts(): MeasuredCosts {
  return measuredCosts.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

const toThousandths = (value: number) => Math.round(value * 1000) / 1000;
