import { open, readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Config } from '../config.ts';
import { KEY_FILE } from '../encryption/encryption-keys.ts';
import { errorCode } from '../error-code.ts';
import { isDefaultStorage, STORAGE_FOLDER } from '../storage/default-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { inBuffers } from './bucket-source.ts';
import type { FileContent } from './encrypted-chunks.ts';

// The files of a shop, wherever they are: those of the data folder by their path in it, those of the
// storage below `media`. So a backup of a shop with a folder is restored into one with a bucket, and the
// other way round.

type FilesConfig = Pick<Config, 'dataDir' | 'database' | 'storage'>;

export interface ShopFile {
  /** With slashes. */
  readonly path: string;
  /** Null where it was deleted since it was listed. */
  open(): Promise<OpenFile | null>;
}

export interface OpenFile {
  readonly content: FileContent;
  close(): Promise<void>;
}

/** Drafts of writers, and what a start leaves behind for a moment. */
const UNFINISHED = /\.part$|^\.probe-|^\.restore-|^\.self-check-|^\.backup/;

export async function listShopFiles(config: FilesConfig): Promise<ShopFile[]> {
  const paths = await listDataFolder(config);
  const files = paths.map((path) => ({ path, open: () => openLocal(join(config.dataDir, path)) }));
  if (isDefaultStorage(config.storage, config.dataDir)) return files;
  return [...files, ...(await listStorage(await openStorage(config.storage)))];
}

/** Without database, key, unfinished files, and what is part of the storage or was before it moved. */
async function listDataFolder({ dataDir, database, storage }: FilesConfig): Promise<string[]> {
  const databaseName = database.engine === 'sqlite' ? resolve(database.file) : null;
  const apart = isDefaultStorage(storage, dataDir)
    ? []
    : [join(dataDir, STORAGE_FOLDER), ...(storage.kind === 'folder' ? [storage.folder] : [])];
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((full) => {
      const path = relative(dataDir, full);
      if (path === KEY_FILE || path.split(sep).some((part) => UNFINISHED.test(part))) return false;
      if (apart.some((folder) => resolve(full).startsWith(`${resolve(folder)}${sep}`)))
        return false;
      // shop.db, shop.db-wal, shop.db-shm and shop.db-lock.
      return databaseName === null || !resolve(full).startsWith(databaseName);
    })
    .map((full) => relative(dataDir, full).split(sep).join('/'))
    .sort();
}

async function openLocal(path: string): Promise<OpenFile | null> {
  try {
    const file = await open(path);
    return {
      content: file.createReadStream({ autoClose: false }),
      close: () => file.close(),
    };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function listStorage(storage: Storage): Promise<ShopFile[]> {
  const files: ShopFile[] = [];
  for await (const { name } of storage.list()) {
    files.push({ path: `${STORAGE_FOLDER}/${name}`, open: () => openStored(storage, name) });
  }
  return files;
}

async function openStored(storage: Storage, name: string): Promise<OpenFile | null> {
  const file = await storage.open(name);
  if (file === null) return null;
  const content = inBuffers(file.stream(0, file.size - 1));
  return {
    content,
    async close() {
      await content.return(undefined);
    },
  };
}
