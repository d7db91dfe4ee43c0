import { isStorageName, requireStorageName, type Storage, type StoredEntry } from '../storage.ts';
import { StorageAway } from '../storage-away.ts';
import { describeTarget, type S3Target } from '../storage-target.ts';
import { openBucket } from './s3-bucket.ts';
import { S3_LIMITS, type S3Limits } from './s3-requests.ts';

/** Never stored. Asking for it tells a missing file from a bucket or keys that cannot be used. */
const CHECKED_NAME = 'vitrine-check';

/** Files in a bucket, once it has been asked for one. */
export async function openS3Storage(
  target: S3Target,
  limits: S3Limits = S3_LIMITS,
): Promise<Storage> {
  const bucket = openBucket(target, limits);
  if (await bucket.get(CHECKED_NAME)) {
    throw new StorageAway(
      `The storage ${describeTarget(target)} cannot be used: no S3 is spoken at ${target.endpoint}.`,
    );
  }
  return {
    put: (name, content) => bucket.put(requireStorageName(name), content),
    get: (name) => bucket.get(requireStorageName(name)),
    open: (name) => bucket.open(requireStorageName(name)),
    list: () => withStorageNames(bucket.list()),
    remove: (name) => bucket.remove(requireStorageName(name)),
  };
}

async function* withStorageNames(entries: AsyncIterable<StoredEntry>): AsyncGenerator<StoredEntry> {
  for await (const entry of entries) if (isStorageName(entry.name)) yield entry;
}
