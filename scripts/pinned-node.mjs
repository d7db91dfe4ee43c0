// @ts-check
// The shop runs on the Node that package.json pins as a dependency, whatever Node the machine has.
// Everything here must run on any Node from 20 and before node_modules exists: built-ins only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest major version with everything the server uses (a stable `node:sqlite` above all). */
const oldestMajor = 24;

/** @param {string} program */
function getVersion(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** @param {string} version like `v24.21.0` */
export const isNewEnough = (version) => Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= oldestMajor;

/**
 * The Node to run on: the pinned one when it was installed and starts on this machine, else the
 * machine's own when it is new enough.
 * @returns {{ path: string } | { missing: string }}
 */
export function findNode() {
  for (const name of ['node', 'node.exe']) {
    const pinned = join(root, 'node_modules', 'node', 'bin', name);
    if (existsSync(pinned) && isNewEnough(getVersion(pinned))) return { path: pinned };
  }
  if (isNewEnough(process.version)) return { path: process.execPath };
  return {
    missing: `Vitrine needs Node ${oldestMajor} or newer: the pinned one is not installed here and this is Node ${process.version}.`,
  };
}

/** The Node to run on, or one clear line and the end of the program. */
export function requireNode() {
  const node = findNode();
  if ('path' in node) return node.path;
  console.error(node.missing);
  process.exit(1);
}

/** The environment with the pinned Node and the project's own programs first on the PATH. */
export function environment() {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path };
}

/**
 * Runs a program on the pinned Node in the foreground and answers its exit code.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<number>}
 */
export function runNode(args, extra = {}) {
  const child = spawn(requireNode(), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...extra },
  });
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl-C reaches the whole foreground group: the child has received it already.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  const signals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);
  for (const signal of signals) process.on(signal, forward);
  // When npm is killed outright it passes nothing on: the child must not go on running without it.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000);
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  return new Promise((done) => {
    const finish = (/** @type {number} */ code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      done(code);
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
