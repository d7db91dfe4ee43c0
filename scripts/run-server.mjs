// @ts-check
// One process that serves the shop, from its start to its end: signals are passed on to it, and it is ended
// by force when its event loop stands still.
// Everything here must run on any Node from 20: built-ins only.
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { heard, NOT_OPEN, secondLater, shouldStop, watchLimits } from './watchdog.mjs';

/** By this message the shop says that it is open; each second by another that its event loop turns. */
const OPEN = 'open';
const ENDED_BECAUSE = {
  /** @param {Watch} watch */
  stalled: ({ silent }) => `has stalled: its event loop has not turned for ${silent} seconds.`,
  /** @param {Watch} watch */
  'does not stop': ({ stopping }) => `has not stopped ${stopping} seconds after it was asked to.`,
};
const STACK_PROGRAM = fileURLToPath(new URL('stack-of.mjs', import.meta.url));
/** Longer than that program waits itself. */
const STACK_MS = 10_000;
const runProgram = promisify(execFile);
export const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {import('./watchdog.mjs').Watch} Watch
 * @typedef {{ node: string, flags: string[], program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv }} Program
 * @typedef {{ code: number, opened: boolean, ranMs: number }} Run
 * `name`: what the lines of the supervisor call it. `start`: with these flags of Node and this port for its
 * inspector.
 * @typedef {{
 *   name: string,
 *   node: string,
 *   env: NodeJS.ProcessEnv,
 *   start: (flags: string[], inspector: number) => ChildProcess,
 *   report: (line: string) => void,
 *   onOpen?: (child: ChildProcess) => void,
 *   onMessage?: (child: ChildProcess, message: unknown) => void,
 *   onEnd?: (child: ChildProcess) => void,
 * }} Server
 */

/**
 * @param {Server} server
 * @returns {Promise<Run>}
 */
export async function runServer({ name, node, env, start, report, ...on }) {
  const began = performance.now();
  const limits = watchLimits(env);
  // Nothing listens there, until a stalled server is asked what it is doing.
  const inspector = await freePort();
  const flags = [`--inspect-port=127.0.0.1:${inspector}`, '--inspect-publish-uid=http'];
  const child = start(flags, inspector);
  let seen = NOT_OPEN;
  /** Says what it was doing, and ends it the only way that needs none of its help. */
  const end = async (/** @type {string} */ why) => {
    clearInterval(watchdog);
    report(`${name} ${why}`);
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
      // A worker asks for its lock before it opens, which may take as long as it takes.
      if (opened || message === OPEN) seen = heard(seen);
      if (message === OPEN && !opened) {
        opened = true;
        on.onOpen?.(child);
      } else on.onMessage?.(child, message);
    });
    const finish = (/** @type {number} */ code) => {
      clearInterval(watch);
      clearInterval(watchdog);
      for (const signal of SIGNALS) process.off(signal, forward);
      on.onEnd?.(child);
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
export function inWords(code) {
  const signal = Object.entries(constants.signals).find(([, number]) => number === code - 128);
  return signal ? signal[0] : `exit code ${code}`;
}
