import { isS3Address, type StorageTarget, storageTarget } from '../storage/storage-target.ts';
import type { BackupSource } from './backup-source.ts';
import type { BackupTarget } from './backup-target.ts';
import { bucketSource } from './bucket-source.ts';
import { bucketTarget } from './bucket-target.ts';
import { folderSource } from './folder-source.ts';
import { folderTarget } from './folder-target.ts';

/** Where backups go: a folder, or a bucket by its address. */
export function backupTarget(place: StorageTarget): BackupTarget {
  return place.kind === 'folder' ? folderTarget(place.folder) : bucketTarget(place);
}

export function backupSource(place: StorageTarget): BackupSource {
  return place.kind === 'folder' ? folderSource(place.folder) : bucketSource(place);
}

/** Reads a folder, or the address of a bucket; throws `BrokenStorageUrl`. */
export function backupPlace(text: string): StorageTarget {
  return isS3Address(text) ? storageTarget(text) : { kind: 'folder', folder: text };
}
