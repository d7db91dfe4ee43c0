// @ts-check
// A folder whose files no longer fit on one screen is split by what its files do.
import { posix } from 'node:path';

const limit = 40;

/**
 * @param {string[]} files paths from the root
 * @returns {string[]} what is wrong
 */
export function folderSizeProblems(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files.filter((path) => path.startsWith('src/'))) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > limit)
    .map(([folder, count]) => `${folder}: ${count} files beside each other, at most ${limit}`);
}
