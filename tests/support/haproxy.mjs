// HAProxy in front of processes of the tests, with the settings of deploy/haproxy.cfg: what differs is named
// in `settingsFor`.
import { execFile, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freeServerPort } from './postgres-cluster.mjs';

const run = promisify(execFile);
const deployed = resolve(import.meta.dirname, '../../deploy/haproxy.cfg');

/** The program, or undefined when the machine has none. */
export function findHaproxy() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders
    .map((folder) => join(folder, 'haproxy'))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Puts others in the place of lines of the deployed settings, which have to be there. */
function replaceLines(settings, pattern, lines) {
  if (settings.search(pattern) < 0) throw new Error(`deploy/haproxy.cfg has no line ${pattern}`);
  return settings.replace(pattern, lines.join('\n'));
}

/**
 * Plain HTTP on one port of the loopback, because the tests have no certificate, and the processes by their
 * ports instead of by the names of containers.
 */
function settingsFor(port, shopPorts) {
  const servers = shopPorts.map((each, at) => `    server shop${at + 1} 127.0.0.1:${each}`);
  const replaced = [
    [/^ +bind :80$/m, [`    bind 127.0.0.1:${port}`]],
    [/^ +bind :443 .*\n/m, []],
    [/^ +http-request redirect scheme https .*\n/m, []],
    [/^resolvers [\s\S]*?\n\n/m, []],
    [/^ +server-template .*$/gm, servers],
  ];
  return replaced.reduce(
    (settings, [pattern, lines]) => replaceLines(settings, pattern, lines),
    readFileSync(deployed, 'utf8'),
  );
}

/**
 * Resolves once it has found all processes ready, with its address.
 * @param {readonly number[]} shopPorts
 * @param {number} [port] the one it listens on
 */
export async function startHaproxy(shopPorts, port) {
  const program = findHaproxy();
  if (!program) throw new Error('no HAProxy on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const chosen = port ?? (await freeServerPort());
  writeFileSync(file, settingsFor(chosen, shopPorts));
  await run(program, ['-c', '-q', '-f', file]);
  const running = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  running.stderr.on('data', (chunk) => {
    output = (output + chunk).slice(-4000);
  });
  const ended = new Promise((end) => running.on('exit', end));
  const url = `http://127.0.0.1:${chosen}`;
  const stop = async () => {
    running.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await isReady(url)); tries += 1) {
    if (running.exitCode !== null || tries > 200) {
      await stop();
      throw new Error(`HAProxy did not start: ${output}`);
    }
    await sleep(100);
  }
  return { url, stop };
}

async function isReady(url) {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    // Nothing listens yet.
    return false;
  }
}
