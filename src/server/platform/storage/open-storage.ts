import { diskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';
import type { StorageTarget } from './storage-target.ts';

/** A bucket is asked first whether it can be used; a folder is made with its first file. */
export async function openStorage(target: StorageTarget): Promise<Storage> {
  if (target.kind === 'folder') return diskStorage(target.folder);
  // The SDK is large, and loaded only by shops that use it.
  const { openS3Storage } = await import('./s3/s3-storage.ts');
  return openS3Storage(target);
}
