// @ts-check
// The project's own source files, as paths from its root.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinned-node.mjs';

const folders = ['src', 'demo', 'tests', 'bench', 'scripts'];

/**
 * @param {RegExp} wanted matched against the path from the root
 * @returns {string[]}
 */
export function sources(wanted) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name).replaceAll('\\', '/'))
        .filter((path) => wanted.test(path) && !path.includes('node_modules/'))
        .sort(),
    );
}
