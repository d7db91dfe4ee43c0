import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { requestsPerSecond } from './load.ts';
import type { Figure } from './report.ts';

/** Requests a second of a bare server that sends these bytes, measured now. */
export type Floor = (
  bytes: Buffer,
  encoding: string,
  headers: Record<string, string>,
) => Promise<number>;

export function floorIn(folder: string): Floor {
  return async (bytes, encoding, headers) => {
    const file = join(folder, 'floor.bin');
    writeFileSync(file, bytes);
    const floor = await startChild(['bench/floor.ts', file, encoding], {}, /port (\d+)/);
    try {
      return await requestsPerSecond({ port: floor.port, paths: ['/'], headers });
    } finally {
      await floor.stop();
    }
  };
}

export function ratio(what: string, measured: number, floor: number, atLeast: number): Figure {
  return {
    what: `${what}, of the floor`,
    measured: measured / floor,
    unit: '',
    budget: { atLeast },
    note: `${Math.round(measured)} of ${Math.round(floor)} requests/s`,
  };
}
