// @ts-check
// Installs from the lock file when what is installed does not match it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNewEnough, root } from './pinned-node.mjs';

const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules');
// npm writes this file at the end of every install.
const npmRecord = join(installed, '.package-lock.json');
const stamp = join(installed, '.vitrine-install');

/** The same lock file means other packages on another kind of machine. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(lock));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

function isInstalled() {
  if (!existsSync(npmRecord)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return true;
  // Installed by hand: npm writes this file and the lock file at the same time.
  return statSync(npmRecord).mtimeMs + 2000 >= statSync(lock).mtimeMs;
}

/** @param {string[]} args */
function npm(args) {
  const npmPath = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: 'inherit' };
  const { status } =
    npmPath && /npm-cli\.c?js$/.test(npmPath)
      ? spawnSync(process.execPath, [npmPath, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return status === 0;
}

/** @returns {boolean} whether the packages are there */
export function installWhenNeeded() {
  if (!isInstalled()) {
    console.log('Installing packages from package-lock.json');
    // The build needs the development packages, also with NODE_ENV=production.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    // The pinned Node is the only package with an install script. Where none exists for this
    // machine the script fails and with it the install: the machine's own Node is used if new
    // enough.
    const done = npm(args) || (isNewEnough(process.version) && npm([...args, '--ignore-scripts']));
    if (!done) {
      console.error('The packages could not be installed: npm says why above.');
      return false;
    }
  }
  writeFileSync(stamp, fingerprint());
  return true;
}
