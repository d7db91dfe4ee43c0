import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';
import type { BackupSource } from './backup-source.ts';
import { MANIFEST_FILE, parseManifest } from './manifest.ts';

/** A backup in a folder. */
export function folderSource(folder: string): BackupSource {
  return {
    place: folder,
    async readManifest() {
      const file = join(folder, MANIFEST_FILE);
      return parseManifest(await unlessMissing(readFile(file, 'utf8')), folder);
    },
    async open(path) {
      const file = join(folder, path);
      const isThere = await unlessMissing(access(file).then(() => true));
      return isThere ? createReadStream(file) : null;
    },
  };
}

async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null;
    throw error;
  }
}
