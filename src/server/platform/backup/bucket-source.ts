import type { Bucket } from '../storage/s3/s3-bucket.ts';
import { describeTarget, type S3Target } from '../storage/storage-target.ts';
import type { BackupSource } from './backup-source.ts';
import { MANIFEST_FILE, parseManifest } from './manifest.ts';

/** A part of 8 MiB has five minutes, for a slow line. */
const REQUEST_MS = 5 * 60 * 1000;

/** Opened when it is first used: a shop starts without its bucket of backups. */
export function openBackupBucket(target: S3Target): () => Promise<Bucket> {
  let opened: Promise<Bucket> | null = null;
  const open = async () => {
    const { openBucket } = await import('../storage/s3/s3-bucket.ts');
    const { S3_LIMITS } = await import('../storage/s3/s3-requests.ts');
    return openBucket(target, { ...S3_LIMITS, requestMs: REQUEST_MS });
  };
  return () => {
    opened ??= open();
    return opened;
  };
}

/** A backup in a bucket; its name is the last part of the prefix. */
export function bucketSource(target: S3Target): BackupSource {
  const place = describeTarget(target);
  const bucket = openBackupBucket(target);
  return {
    place,
    async readManifest() {
      const bytes = await (await bucket()).get(MANIFEST_FILE);
      return parseManifest(bytes?.toString('utf8') ?? null, place);
    },
    async open(path) {
      const file = await (await bucket()).open(path);
      return file && inBuffers(file.stream(0, file.size - 1));
    },
  };
}

/** The same bytes, not copied. */
export async function* inBuffers(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, byteLength } of stream) {
    yield Buffer.from(buffer, byteOffset, byteLength);
  }
}
