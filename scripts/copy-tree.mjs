// @ts-check
// A copy of the project in a temporary folder, as a fresh clone whose packages are installed.
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './pinned-node.mjs';
import { allFiles } from './sources.mjs';

/**
 * Nothing that a test leaves behind is in it; the build is, so that it need not be built again while its
 * sources are the same.
 * @returns {string} its folder
 */
export function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-copy-'));
  for (const path of allFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const dist = join(root, 'dist');
  if (existsSync(dist)) cpSync(dist, join(copy, 'dist'), { recursive: true });
  return copy;
}
