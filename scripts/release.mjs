// @ts-check
// `npm run release -- FOLDER`: a folder with all that the built shop needs to run, and nothing else. It
// needs no npm; `node scripts/start.mjs` in it starts the shop, for a container or a systemd unit.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { root } from './pinned-node.mjs';

/** Programs for whoever runs the shop; what they import comes with them. */
const PROGRAMS = ['start', 'key', 'audit', 'backup', 'restore', 'storage', 'self-check', 'routes'];
/** How the build calls what a bundled package requires. */
const REQUIRED = /\b__require\("([^"]+)"\)/g;

/**
 * The package of an import: `zod` of `zod/mini`, undefined of a file or of a part of Node.
 * @param {string} specifier
 */
export function packageName(specifier) {
  if (isBuiltin(specifier) || /^[./#]/.test(specifier)) return undefined;
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}

/** @param {string} file */
function findImports(file) {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  return [
    ...[...staticImports, ...exported].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
      .flatMap((source) => /^["'](.+)["']$/.exec(source)?.[1] ?? []),
    ...[...text.matchAll(REQUIRED)].map(([, name = '']) => name),
  ];
}

/**
 * Where Node finds a package that a folder's program imports: beside it or further up.
 * @param {string} name
 * @param {string} from
 */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (basename(folder) !== 'node_modules' && existsSync(join(found, 'package.json')))
      return found;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

/** The packages that the built server imports, with those that they need in their turn. */
function findPackages() {
  const server = join(root, 'dist', 'server');
  const names = readdirSync(server)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => findImports(join(server, name)))
    .flatMap((specifier) => packageName(specifier) ?? []);
  /** @type {Set<string>} */
  const folders = new Set();
  // Node itself is one of them.
  const left = ['node', ...new Set(names)].map((name) => ({ name, from: root, optional: false }));
  for (let next = left.shift(); next; next = left.shift()) {
    const folder = findPackage(next.name, next.from);
    // The parts of other platforms are not installed here.
    if (!folder && next.optional) continue;
    if (!folder) throw new Error(`${next.name}, which the shop needs, is not installed.`);
    if (folders.has(folder)) continue;
    folders.add(folder);
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      left.push({ name, from: folder, optional: name in (optionalDependencies ?? {}) });
    }
  }
  return [...folders];
}

/** The programs with the scripts that they import. */
function findScripts() {
  const files = new Set(PROGRAMS.map((name) => join(root, 'scripts', `${name}.mjs`)));
  for (const file of files) {
    for (const name of findImports(file))
      if (name.startsWith('.')) files.add(join(dirname(file), name));
  }
  return [...files, join(root, 'scripts', 'stack-of.mjs')];
}

/** A nested `node_modules` is copied only where a package of it is needed. */
const isNested = (/** @type {string} */ path, /** @type {string} */ inside) =>
  relative(inside, path).split('/').includes('node_modules');

/** @param {string} target an empty folder, or one that does not exist yet */
export function makeRelease(target) {
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0)) {
    throw new Error(`${target} is not an empty folder.`);
  }
  const copy = (/** @type {string} */ path, /** @type {(path: string) => boolean} */ filter) =>
    cpSync(path, join(target, relative(root, path)), { recursive: true, filter });
  const packages = findPackages();
  mkdirSync(target, { recursive: true });
  copy(join(root, 'dist'), (path) => !path.endsWith('.map'));
  // For a demo shop.
  copy(join(root, 'demo', 'drawings'), () => true);
  for (const path of [...findScripts(), join(root, 'package.json'), join(root, 'LICENSE')]) {
    copy(path, () => true);
  }
  for (const folder of packages) copy(folder, (path) => !isNested(path, folder));
  return packages.length;
}

/** @param {string} folder */
function megabytes(folder) {
  const bytes = globSync('**/*', { cwd: folder })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  return Math.round(bytes / 1024 / 1024);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('npm run release -- FOLDER: an empty folder is needed.');
    process.exit(1);
  }
  const target = resolve(folder);
  try {
    const packages = makeRelease(target);
    console.log(`Release: ${target} (${packages} packages, ${megabytes(target)} MB)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
