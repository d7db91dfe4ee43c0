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

/** Starts a server and resolves with its URL and the function that stops and removes it. */
export async function startPostgres(bin = findPostgres()) {
  if (!bin) throw new Error('no PostgreSQL server programs on this machine');
  const identity = await serverIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder };
  try {
    await run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      options,
    );
  } catch (error) {
    remove();
    throw error;
  }

  const port = await freeServerPort();
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
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk) => {
    output = (output + chunk).slice(-4000);
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  // The last resort, when the test run itself is killed.
  const killAtExit = () => server.kill('SIGQUIT');
  process.once('exit', killAtExit);

  const stop = async () => {
    process.off('exit', killAtExit);
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for open connections.
    if (server.exitCode === null) server.kill('SIGINT');
    await ended;
    remove();
  };

  for (let tries = 0; !(await results(bin, port)); tries += 1) {
    if (server.exitCode !== null || tries > 150) {
      await stop();
      throw new Error(`PostgreSQL did not start: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url: `postgres://vitrine@127.0.0.1:${port}/postgres`, stop };
}

/**
 * A new database of the server, and its URL.
 * @param {string} bin the folder of the programs
 */
export async function createDatabase(bin, serverUrl, name) {
  const url = new URL(serverUrl);
  url.search = '';
  await run(join(bin, 'createdb'), [`--maintenance-db=${url.href}`, name]);
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
