import { setTimeout as sleep } from 'node:timers/promises';
import { isRetryable } from '../failures.ts';

/** The longest pause between two attempts. */
const MAX_PAUSE_MS = 5;

/**
 * Runs the work, and again while another process writes to the file. SQLite's own wait would stop the event
 * loop: a worker that waits for its turn to write could not even send a cached page.
 */
export async function whenFree<Result>(work: () => Result, maxWaitMs: number): Promise<Result> {
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return work();
    } catch (error) {
      if (!isRetryable(error) || performance.now() - start >= maxWaitMs) throw error;
    }
    await sleep(Math.min(attempt, MAX_PAUSE_MS));
  }
}
