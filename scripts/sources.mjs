// @ts-check
// The project's own files, as paths from its root.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinned-node.mjs';

const sourceFolders = ['src', 'demo', 'tests', 'bench', 'scripts'];
/** Made by installing, building, testing or running, and not part of the repository. */
const generated = /^(node_modules|dist|data|\.git|\.cache|test-results)$|\/node_modules$/;

/**
 * @param {string} folder from the root; '' is the root itself
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return generated.test(path) ? [] : filesIn(path);
  });
}

/** @returns {string[]} every file of the repository */
export const allFiles = () => filesIn('').sort();

/**
 * @param {RegExp} wanted matched against the path from the root
 * @returns {string[]}
 */
export function sources(wanted) {
  return allFiles().filter(
    (path) => sourceFolders.includes(path.split('/')[0] ?? '') && wanted.test(path),
  );
}
