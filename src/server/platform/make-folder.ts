import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Makes a folder and those above it. Node's own recursive mkdir never returns on file systems that
 * answer "no such file" for a folder whose parent exists (as /proc does).
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || parent === path) throw error;
    makeFolder(parent);
    mkdirSync(path);
  }
}
