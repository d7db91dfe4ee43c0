// @ts-check
// The project's own files, as paths from its root.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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
    if (generated.test(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** @returns {string[]} every file of the repository */
export const allFiles = () => filesIn('').sort();

/** Files of the root that decide what runs and how. */
const configuration = /^(package(-lock)?\.json|tsconfig.*\.json|[a-z]+\.config\.ts)$/;

/** The content of everything a test can see, as one value: it tells whether a report is of these sources. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const path of allFiles()) {
    if (!isSource(path) && !configuration.test(path)) continue;
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path */
const isSource = (path) => sourceFolders.includes(path.split('/')[0] ?? '');

/**
 * @param {RegExp} pattern matched against the path from the root
 * @returns {string[]}
 */
export function sources(pattern) {
  return allFiles().filter((path) => isSource(path) && pattern.test(path));
}
