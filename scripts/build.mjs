// @ts-check
// Builds the browser's and the server's part into dist: by hand with `npm run build`, and before
// `npm start` and `npm test` when a source has changed since the last build.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runNode } from './pinned-node.mjs';

const folders = ['src', 'demo'];
const files = [
  'vite.config.ts',
  'vite.admin.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const stamp = join(root, 'dist', '.stamp');
const entry = join(root, 'dist', 'server', 'main.js');

/**
 * Compared by content, not by date: in a fresh clone, or on another branch, every file looks new.
 */
function fingerprint() {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => !/\.test\.tsx?$/.test(path) && statSync(join(root, path)).isFile())
      .sort(),
  );
  const hash = createHash('sha256');
  for (const path of [...files, ...inFolders]) {
    if (!existsSync(join(root, path))) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function isBuilt() {
  return existsSync(entry) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** @returns {Promise<boolean>} */
export async function build() {
  const before = fingerprint();
  rmSync(stamp, { force: true });
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const quiet = ['--logLevel', 'warn'];
  // The admin's files join the storefront's folder, so they are built after it was emptied.
  const targets = [[], ['--config', 'vite.admin.config.ts'], ['--ssr', 'src/server/main.ts']];
  for (const target of targets) {
    const code = await runNode([vite, 'build', ...target, ...quiet], { NODE_ENV: 'production' });
    if (code !== 0) {
      console.error('The build failed.');
      return false;
    }
  }
  // The list of places is made of packages, for all shops alike; where it stands already it stays.
  const places = [
    'src/server/options/locations/make-gazetteer.ts',
    join('dist', 'places', 'gazetteer.db'),
  ];
  if ((await runNode(places, {})) !== 0) {
    console.error('The list of places could not be made.');
    return false;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, before);
  return true;
}

/** @returns {Promise<boolean>} */
export async function buildWhenNeeded() {
  if (isBuilt()) return true;
  console.log('Building the shop');
  return build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await build()) ? 0 : 1;
}
