// A temporary PostgreSQL server for tests: own folder, random port, no fsync.
// Plain JavaScript, so that set-up scripts can use it under any Node.
import { execFile, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const programs = ['initdb', 'postgres', 'pg_isready'];

function holdsPrograms(folder) {
  try {
    for (const program of programs) accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder with PostgreSQL's server programs, or undefined when the machine has none. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  let versions = [];
  try {
    versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const folders = [
    process.env.POSTGRES_BIN,
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/opt/postgresql/bin',
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return folders.find((folder) => folder && holdsPrograms(folder));
}

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user. */
export async function serverIdentity() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const uid = Number((await run('id', ['-u', user])).stdout);
      const gid = Number((await run('id', ['-g', user])).stdout);
      return { uid, gid };
    } catch (error) {
      if (typeof error.code !== 'number') throw error;
    }
  }
  throw new Error('no unprivileged user (postgres, nobody) to run PostgreSQL under');
}

export function freeServerPort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function results(bin, port) {
  try {
    await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']);
    return true;
  } catch {
    return false;
  }
}

/** The folder of a server, and the programs that run in it as an unprivileged user. */
async function makeFolder(bin) {
  if (!bin) throw new Error('no PostgreSQL server programs on this machine');
  const identity = await serverIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const options = { ...identity, cwd: folder };
  return {
    data: join(folder, 'data'),
    options,
    runProgram: (program, flags) => run(join(bin, program), flags, options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs a server on its data, and again after a kill. */
function createServerProcess(bin, { data, options }, port) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    shared_buffers: '64MB',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let running;
  // The last resort, when the test run itself is killed.
  const killAtExit = () => running?.process.kill('SIGQUIT');

  const end = async (signal) => {
    process.off('exit', killAtExit);
    if (running.process.exitCode === null) running.process.kill(signal);
    await running.ended;
  };
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running = { process: server, ended: new Promise((resolve) => server.on('exit', resolve)) };
    process.once('exit', killAtExit);
    let output = '';
    server.stderr.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
    for (let tries = 0; !(await results(bin, port)); tries += 1) {
      if (server.exitCode !== null || tries > 150) {
        await end('SIGINT');
        throw new Error(`PostgreSQL did not start: ${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return { start, end, pid: () => running.process.pid ?? 0 };
}

/**
 * Starts a server and resolves with its URL and the function that stops and removes it. `shutDown` ends it
 * until `start`, whoever is connected.
 */
export async function startPostgres(bin = findPostgres()) {
  const folder = await makeFolder(bin);
  try {
    await folder.runProgram('initdb', [
      ...['-D', folder.data, '-U', 'vitrine', '-A', 'trust'],
      ...['-E', 'UTF8', '--locale=C', '--no-sync'],
    ]);
    const port = await freeServerPort();
    const { start, end, pid } = createServerProcess(bin, folder, port);
    await start();
    return {
      pid: pid(),
      url: `postgres://vitrine@127.0.0.1:${port}/postgres`,
      start,
      shutDown: () => end('SIGINT'),
      async stop() {
        // SIGINT is PostgreSQL's fast shutdown: it does not wait for open connections.
        await end('SIGINT');
        folder.remove();
      },
    };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

/**
 * A standby of the server, which replays what that writes: `url` names the same database there. `kill` ends
 * it as a power cut would, and `start` starts it again.
 * @param {string} primaryUrl a database of the server
 */
export async function startReplica(primaryUrl, bin = findPostgres()) {
  const folder = await makeFolder(bin);
  const { hostname, port: primaryPort, username, pathname, search } = new URL(primaryUrl);
  try {
    await folder.runProgram('pg_basebackup', [
      ...['-h', hostname, '-p', primaryPort, '-U', username, '-D', folder.data],
      ...['--wal-method=stream', '--checkpoint=fast', '--write-recovery-conf', '--no-sync'],
    ]);
    const port = await freeServerPort();
    const { start, end } = createServerProcess(bin, folder, port);
    await start();
    return {
      url: `postgres://${username}@127.0.0.1:${port}${pathname}${search}`,
      start,
      kill: () => end('SIGQUIT'),
      async stop() {
        await end('SIGINT');
        folder.remove();
      },
    };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

/**
 * A new database of the server, and its URL.
 * @param {string} bin the folder of the programs
 * @param {string} serverUrl
 * @param {string} name
 * @param {string} [template] the database it is a copy of, which must have no connection
 */
export async function createDatabase(bin, serverUrl, name, template = 'template1') {
  const url = new URL(serverUrl);
  url.search = '';
  const from = `--template=${template}`;
  await run(join(bin, 'createdb'), [`--maintenance-db=${url.href}`, from, name]);
  url.pathname = `/${name}`;
  return url.href;
}

/** Vitest's global set-up of the project `postgres`. A server named in the environment is used as it is. */
export default async function setup() {
  if (process.env.VITRINE_TEST_POSTGRES) return undefined;
  const { url, stop } = await startPostgres();
  process.env.VITRINE_TEST_POSTGRES = url;
  return async () => {
    delete process.env.VITRINE_TEST_POSTGRES;
    await stop();
  };
}
