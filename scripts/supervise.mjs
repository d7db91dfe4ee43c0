// @ts-check
// Keeps the shop running: when it ends by a failure, or does not answer any more and is ended, it is
// started again, after a pause that grows.
// Everything here must run on any Node from 20: built-ins only.
import { execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { heard, NOT_OPEN, secondLater, shouldStop, watchLimits } from './watchdog.mjs';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;
/** After running for so long the next failure counts as the first. */
const SOUND_MS = 60_000;
/** Starts in a row that came to nothing, such as those with a port in use: about 4 minutes. */
const MAX_FAILED_STARTS = 8;

/** By this message the shop says that it is open; each second by another that its event loop turns. */
const OPEN = 'open';
const ENDED_BECAUSE = {
  /** @param {Watch} watch */
  stalled: ({ silent }) =>
    `The shop has stalled: its event loop has not turned for ${silent} seconds.`,
  /** @param {Watch} watch */
  'does not stop': ({ stopping }) =>
    `The shop has not stopped ${stopping} seconds after it was asked to.`,
};
const STACK_PROGRAM = fileURLToPath(new URL('stack-of.mjs', import.meta.url));
/** Longer than that program waits itself. */
const STACK_MS = 10_000;
const runProgram = promisify(execFile);
const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * @typedef {{ node: string, args: string[], cwd: string, env: NodeJS.ProcessEnv }} Program
 * @typedef {{ code: number, opened: boolean, ranMs: number }} Run
 * @typedef {import('./watchdog.mjs').Watch} Watch
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
 * Runs the shop until it ends in order, is stopped by a signal, or cannot be started, and answers its
 * exit code.
 * @param {Program} program
 * @param {(line: string) => void} report
 * @returns {Promise<number>}
 */
export async function supervise(program, report) {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    for (let history = NO_HISTORY; ; ) {
      const run = await runOnce(program, report);
      const next = afterRun(history, run);
      if (stopped.signal.aborted || next.pauseMs === null) return run.code;
      const pause = `${next.pauseMs / 1000} ${next.pauseMs === FIRST_PAUSE_MS ? 'second' : 'seconds'}`;
      report(
        `The shop ended unexpectedly (${inWords(run.code)}). It is started again in ${pause}.`,
      );
      history = next.history;
      await sleep(next.pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return 0;
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/**
 * @param {Program} program
 * @param {(line: string) => void} report
 * @returns {Promise<Run>}
 */
async function runOnce({ node, args, cwd, env }, report) {
  const began = performance.now();
  const limits = watchLimits(env);
  // Nothing listens there, until a stalled server is asked what it is doing.
  const inspector = await freePort();
  const flags = [`--inspect-port=127.0.0.1:${inspector}`, '--inspect-publish-uid=http'];
  // The channel tells the shop, too, when this process was killed: it stops then.
  const child = spawn(node, [...flags, ...args], {
    cwd,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let seen = NOT_OPEN;
  /** Says what it was doing, and ends it the only way that needs none of its help. */
  const end = async (/** @type {string} */ why) => {
    clearInterval(watchdog);
    report(why);
    child.kill('SIGUSR1');
    const stack = await loadStack(node, inspector);
    report(`It is ended by force. What it was doing:\n${stack}`);
    child.kill('SIGKILL');
  };
  const watchdog = setInterval(() => {
    const next = secondLater(seen, limits);
    seen = next.watch;
    if (next.end) void end(ENDED_BECAUSE[next.end](seen));
  }, 1000);
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    seen = shouldStop(seen);
    // Ctrl-C reaches the whole foreground group: the shop has received it already.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  // When npm is killed outright it passes nothing on: the shop must not go on running without it.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && process.kill(process.pid), 1000);
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  return new Promise((resolve) => {
    let opened = false;
    child.on('message', (message) => {
      opened ||= message === OPEN;
      seen = heard(seen);
    });
    const finish = (/** @type {number} */ code) => {
      clearInterval(watch);
      clearInterval(watchdog);
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve({ code, opened, ranMs: performance.now() - began });
    };
    child.on('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    child.on('exit', (code, signal) =>
      finish(code ?? 128 + (signal ? constants.signals[signal] : 1)),
    );
  });
}

/**
 * @param {string} node
 * @param {number} inspector
 */
async function loadStack(node, inspector) {
  try {
    const program = [STACK_PROGRAM, String(inspector)];
    const { stdout } = await runProgram(node, program, { timeout: STACK_MS });
    return stdout.trimEnd();
  } catch (error) {
    return `unknown (${error instanceof Error ? error.message : error})`;
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** @param {number} code */
function inWords(code) {
  const signal = Object.entries(constants.signals).find(([, number]) => number === code - 128);
  return signal ? signal[0] : `exit code ${code}`;
}
