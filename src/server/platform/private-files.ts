import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';

// Files of a shop hold addresses, orders and password hashes: they are for the shop's user alone.
// Example: a data folder of 0755 from an earlier version becomes 0700, its shop.db of 0644 0600.

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Takes the rights of group and others away; false where others may still read it. */
function closeToOthers(path: string): boolean {
  try {
    const { mode } = statSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o7777 & ~OTHERS);
    return true;
  } catch (error) {
    // A file may be gone by now, such as that of another process.
    if (errorCode(error) === 'ENOENT') return true;
    if (errorCode(error) === 'EPERM') return false;
    throw error;
  }
}

/**
 * The folder and what is directly in it; nothing deeper can be reached then. A folder that all users
 * write to, such as /tmp, is left as it is. False where others may still read it.
 */
export function makeFolderPrivate(folder: string): boolean {
  if ((statSync(folder).mode & STICKY) !== 0) return false;
  const inside = readdirSync(folder).map((name) => join(folder, name));
  return [folder, ...inside].map(closeToOthers).every(Boolean);
}

/**
 * A database file and the files beside it, made if it is missing. One that exists is not opened here:
 * closing it again would take the locks of an open connection away.
 */
export function makeDatabasePrivate(file: string): void {
  if (!existsSync(file)) {
    try {
      closeSync(openSync(file, 'ax', 0o600));
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
  for (const name of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(name);
}
