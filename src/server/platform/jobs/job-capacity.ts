import { performance } from 'node:perf_hooks';

// Requests go first: a busy process runs no jobs, and after a while one at a time. Example: two busy
// seconds, then idle: the emails of that time are sent in the third second, eight at once; while a
// process stays busy its emails are sent too, each a little later.

/** Share of the time above which a process counts as busy. */
const BUSY = 0.8;
/** For so long jobs wait for an idle process. */
const PATIENCE_MS = 10_000;

/** How many jobs may run now. */
export function createJobCapacity(
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
