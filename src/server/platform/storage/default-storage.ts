import { join } from 'node:path';
import type { StorageTarget } from './storage-target.ts';

/** The folder of the data folder that has the files, where STORAGE_URL is not set; also their folder in a backup. */
export const STORAGE_FOLDER = 'media';

export function defaultStorage(dataDir: string): StorageTarget {
  return { kind: 'folder', folder: join(dataDir, STORAGE_FOLDER) };
}

export function isDefaultStorage(target: StorageTarget, dataDir: string): boolean {
  return target.kind === 'folder' && target.folder === join(dataDir, STORAGE_FOLDER);
}
