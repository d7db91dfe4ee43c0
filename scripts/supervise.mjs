// @ts-check
// Keeps the shop running: when it ends by a failure, or does not answer any more and is ended, it is
// started again, after a pause that grows.
// Everything here must run on any Node from 20: built-ins only.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { inWords, runServer, SIGNALS } from './run-server.mjs';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;
/** After running for so long the next failure counts as the first. */
const SOUND_MS = 60_000;
/** Starts in a row that came to nothing, such as those with a port in use: about 4 minutes. */
const MAX_FAILED_STARTS = 8;

/**
 * @typedef {import('./run-server.mjs').Program} Program
 * @typedef {import('./run-server.mjs').Run} Run
 * @typedef {{ everOpened: boolean, failures: number, failedStarts: number }} History
 */

/** @type {History} */
export const NO_HISTORY = { everOpened: false, failures: 0, failedStarts: 0 };

/**
 * What follows a run: the pause before the next one, or null for none. A shop that never opened has a
 * start problem, which another start would not mend. One that was open may miss what it needs for a
 * while, such as its database, but not for ever.
 * Example: ended by a bug for the third time within a minute: the next start is in 4 seconds.
 * @param {History} before
 * @param {Run} run
 * @returns {{ history: History, pauseMs: number | null }}
 */
export function afterRun(before, { code, opened, ranMs }) {
  const everOpened = before.everOpened || opened;
  const failedStarts = opened ? 0 : before.failedStarts + 1;
  const failures = opened && ranMs >= SOUND_MS ? 1 : before.failures + 1;
  const history = { everOpened, failures, failedStarts };
  const over = code === 0 || !everOpened || failedStarts >= MAX_FAILED_STARTS;
  const pauseMs = over ? null : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS);
  return { history, pauseMs };
}

/**
 * The same for one of several workers. It is replaced however it has ended, and soon, if it was open: the
 * others serve meanwhile, and no failure of one may leave the shop without any.
 * @param {History} before
 * @param {Run} run
 * @returns {{ history: History, pauseMs: number | null }}
 */
export function afterWorker(before, run) {
  const { history, pauseMs } = afterRun(before, { ...run, code: 1 });
  return { history, pauseMs: run.opened ? FIRST_PAUSE_MS : pauseMs };
}

/**
 * Runs the shop until it ends in order, is stopped by a signal, or cannot be started, and answers its
 * exit code.
 * @param {Program} program
 * @param {(line: string) => void} report
 * @returns {Promise<number>}
 */
export async function supervise({ node, flags, program, args, cwd, env }, report) {
  // The channel tells the shop, too, when this process was killed: it stops then.
  const start = (/** @type {string[]} */ more) =>
    spawn(node, [...more, ...flags, program, ...args], {
      cwd,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
  const name = 'The shop';
  return repeat(() => runServer({ name, node, env, start, report }), afterRun, name, report);
}

/**
 * Runs again and again what ends by a failure, until a signal; answers the last exit code.
 * @param {(history: History) => Promise<Run>} run
 * @param {typeof afterRun} decide
 * @param {string} name
 * @param {(line: string) => void} report
 * @param {History} [before]
 * @returns {Promise<number>}
 */
export async function repeat(run, decide, name, report, before = NO_HISTORY) {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    for (let history = before; ; ) {
      const ended = await run(history);
      const next = decide(history, ended);
      if (stopped.signal.aborted || next.pauseMs === null) return ended.code;
      const pause = `${next.pauseMs / 1000} ${next.pauseMs === FIRST_PAUSE_MS ? 'second' : 'seconds'}`;
      report(
        `${name} ended unexpectedly (${inWords(ended.code)}). It is started again in ${pause}.`,
      );
      history = next.history;
      await sleep(next.pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return 0;
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
