// @ts-check
// PostgreSQL's server programs, PgBouncer and HAProxy for the tests: those of the machine, else Debian's
// packages.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findHaproxy } from '../tests/support/haproxy.mjs';
import { findPgbouncer } from '../tests/support/pgbouncer.mjs';
import { findPostgres } from '../tests/support/postgres-cluster.mjs';
import { installDebianPackage, installProgramOnly } from './debian.mjs';

const clusterSettings = '/etc/postgresql-common/createcluster.conf';

/**
 * Debian's package would set up a server that starts with the machine: only the programs are
 * wanted.
 */
function refuseStandingServer() {
  if (process.getuid?.() !== 0 || existsSync(clusterSettings)) return;
  mkdirSync(dirname(clusterSettings), { recursive: true });
  writeFileSync(clusterSettings, 'create_main_cluster = false\n');
}

/** @returns {{ bin: string } | { missing: string }} */
export function findOrInstallPostgres() {
  const there = findPostgres();
  if (there) return { bin: there };
  refuseStandingServer();
  const installed = installDebianPackage('postgresql') ? findPostgres() : undefined;
  if (installed) return { bin: installed };
  return {
    missing: 'no PostgreSQL server programs here, and installing them takes root and apt-get',
  };
}

/** @returns {{ path: string } | { missing: string }} */
export function findOrInstallPgbouncer() {
  const path = findPgbouncer() ?? (installProgramOnly('pgbouncer') ? findPgbouncer() : undefined);
  if (path) return { path };
  return { missing: 'no PgBouncer here, and installing it takes root and apt-get' };
}

/** @returns {{ path: string } | { missing: string }} */
export function findOrInstallHaproxy() {
  const path = findHaproxy() ?? (installProgramOnly('haproxy') ? findHaproxy() : undefined);
  if (path) return { path };
  return { missing: 'no HAProxy here, and installing it takes root and apt-get' };
}
