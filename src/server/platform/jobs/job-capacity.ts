import { performance } from 'node:perf_hooks';

// Requests go first: a busy process runs no jobs, and after a while one at a time. Example: two busy
// seconds, then idle: the emails of that time are sent in the third second, eight at once; while a
// process stays busy its emails are sent too, each a little later.

/** Share of the time above which a process counts as busy. */
const BUSY = 0.8;
/** A shorter time says little: a single job fills it. */
const WINDOW_MS = 200;
/** For so long jobs wait for an idle process. */
const PATIENCE_MS = 10_000;

/** How many jobs may run now. */
export function createJobCapacity(
  limit: number,
  now: () => number,
  busyShare: () => number,
): () => number {
  let busySince: number | null = null;
  return () => {
    if (busyShare() <= BUSY) {
      busySince = null;
      return limit;
    }
    busySince ??= now();
    return now() - busySince < PATIENCE_MS ? 0 : 1;
  };
}

/** What the share is measured by. */
export interface Load {
  /** Of the process so far, in milliseconds: all time, and the part in which its loop was at work. */
  loop(): { all: number; active: number };
  /** The time that all requests so far took, added up. */
  requestsMs(): number;
}

/**
 * The share of the time in which the process was busy with requests. Jobs keep the loop at work as well:
 * without requests, a process that does nothing but jobs is free for more of them.
 */
export function requestShare({ loop, requestsMs }: Load): () => number {
  let before = { ...loop(), requests: requestsMs() };
  let share = 0;
  return () => {
    const after = { ...loop(), requests: requestsMs() };
    const ms = after.all - before.all;
    if (ms < WINDOW_MS) return share;
    share = Math.min(after.active - before.active, after.requests - before.requests) / ms;
    before = after;
    return share;
  };
}

export function loopOfProcess(): { all: number; active: number } {
  const { active, idle } = performance.eventLoopUtilization();
  return { all: active + idle, active };
}
