// @ts-check
// A folder whose files no longer fit on one screen is split by what its files do.
import { posix } from 'node:path';

const limit = 40;

/** @type {{ folder: string, why: string }[]} */
export const exceptions = [
  {
    folder: 'src/server/platform/database/migrations',
    why: 'a list in the order of time that only grows; nothing in it is looked for by topic',
  },
];

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
    .filter(([folder, count]) => count > limit && !exceptions.some((one) => one.folder === folder))
    .map(([folder, count]) => `${folder}: ${count} files beside each other, at most ${limit}`);
}
