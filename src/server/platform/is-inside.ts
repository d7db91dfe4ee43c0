import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

/** Whether a path is a folder or below it, behind links too. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(path));
  return way === '' || !(way.startsWith(`..${sep}`) || way === '..');
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It is not there yet.
    return resolve(path);
  }
}
