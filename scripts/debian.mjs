// @ts-check
// Installs Debian packages, on machines of that family and as root.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

let listsAreFresh = false;

/** Debian's packages ask this program whether they may start their service; 101 says no. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/**
 * The same for a package whose service starts with the machine, of which only the program is wanted.
 * @param {string} name
 * @returns {boolean} whether the package was installed
 */
export function installProgramOnly(name) {
  const refuses = process.getuid?.() === 0 && !existsSync(servicePolicy);
  if (refuses) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return installDebianPackage(name);
  } finally {
    if (refuses) rmSync(servicePolicy);
  }
}

/**
 * @param {string} name
 * @returns {boolean} whether the package was installed
 */
export function installDebianPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  if (process.getuid?.() !== 0) return false;
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  console.log(`Installing Debian's package ${name}`);
  // A package list that could not be refreshed may still name an available package.
  if (!listsAreFresh) listsAreFresh = spawnSync('apt-get', ['update', '-q'], options).status === 0;
  const keepOurs = ['-o', 'Dpkg::Options::=--force-confold'];
  const args = ['install', '-y', '-q', '--no-install-recommends', ...keepOurs, name];
  return spawnSync('apt-get', args, options).status === 0;
}
