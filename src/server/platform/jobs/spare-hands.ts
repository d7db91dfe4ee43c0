import { performance } from 'node:perf_hooks';

// Visitors go first: a process that has its hands full leaves jobs lying, and after a while does them
// one at a time. Example: two seconds of rush, then rest: the emails of the rush go out in the third
// second, eight at once; a rush that never ends has its emails too, each a little later.

/** Share of the time a process has no rest. */
const BUSY = 0.8;
/** For so long jobs wait for a rest. */
const PATIENCE_MS = 10_000;

/** How many jobs may run now. */
export function createSpareHands(
  most: number,
  now: () => number,
  busyShare: () => number = busyShareOfTheLoop(),
): () => number {
  let busySince: number | null = null;
  return () => {
    if (busyShare() <= BUSY) {
      busySince = null;
      return most;
    }
    busySince ??= now();
    return now() - busySince < PATIENCE_MS ? 0 : 1;
  };
}

/** Since it was asked last. */
function busyShareOfTheLoop(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const after = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(after, before);
    before = after;
    return utilization;
  };
}
