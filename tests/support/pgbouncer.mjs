// PgBouncer in front of a PostgreSQL server of the tests, in transaction mode: a connection to the
// server belongs to a client only for as long as a transaction takes.
import { spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freeServerPort, serverIdentity } from './postgres-cluster.mjs';

/** The program, or undefined when the machine has none. */
export function findPgbouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

/**
 * Resolves with the address of a database behind the pooler, and with what ends and starts it again.
 * @param {string} url a database of the server behind it
 */
export async function startPgbouncer(url, { serverConnections = 3 } = {}) {
  const program = findPgbouncer();
  if (!program) throw new Error('no PgBouncer on this machine');
  const { hostname, port: serverPort, username, pathname } = new URL(url);
  const identity = await serverIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pgbouncer-'));
  const port = await freeServerPort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 200
`,
  );
  if (identity.uid !== undefined) {
    for (const path of [folder, users, settings]) chownSync(path, identity.uid, identity.gid);
  }
  let running;
  const start = async () => {
    running = spawn(program, ['--quiet', settings], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    running.stderr.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
    for (let tries = 0; !(await listens(port)); tries += 1) {
      if (running.exitCode !== null || tries > 100) {
        throw new Error(`PgBouncer did not start: ${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://${username}@127.0.0.1:${port}${pathname}`, start, kill, stop };
}
