import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';

/**
 * Makes a folder and those above it. Node's own recursive mkdir never returns on file systems that
 * answer "no such file" for a folder whose parent exists (as /proc does).
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || parent === path) throw error;
    makeFolder(parent);
    mkdirSync(path);
  }
}
