import {
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
} from '@aws-sdk/client-s3';
import { isStorageName, requireStorageName, type Storage, type StoredEntry } from '../storage.ts';
import { StorageAway } from '../storage-away.ts';
import { describeTarget, type S3Target } from '../storage-target.ts';
import { putObject } from './put-object.ts';
import { readObject, streamObject } from './read-object.ts';
import { createS3Requests, S3_LIMITS, type S3Limits, type S3Requests } from './s3-requests.ts';

/** Never stored. Asking for it tells a missing file from a bucket or keys that cannot be used. */
const CHECKED_NAME = 'vitrine-check';

/** Files in a bucket, once it has been asked for one. */
export async function openS3Storage(
  target: S3Target,
  limits: S3Limits = S3_LIMITS,
): Promise<Storage> {
  const send = createS3Requests(target, limits);
  const folder = target.prefix === '' ? '' : `${target.prefix}/`;
  const Bucket = target.bucket;
  const place = (name: string) => ({ Bucket, Key: `${folder}${requireStorageName(name)}` });
  const storage: Storage = {
    put: (name, content) => putObject(send, place(name), content),
    get: async (name) => unlessMissing(readObject(send, place(name), limits)),
    async open(name) {
      const found = await unlessMissing(
        send((client, limit) => client.send(new HeadObjectCommand(place(name)), limit)),
      );
      if (!found) return null;
      const { ContentLength: size = 0, ETag: version } = found;
      const object = { ...place(name), IfMatch: version };
      const stream = (from: number, to: number) =>
        ReadableStream.from(streamObject(send, { object, from, to }, limits));
      return { size, stream };
    },
    list: () => listObjects(send, Bucket, folder),
    async remove(name) {
      await send((client, limit) => client.send(new DeleteObjectCommand(place(name)), limit));
    },
  };
  if (!(await storage.get(CHECKED_NAME))) return storage;
  throw new StorageAway(
    `The storage ${describeTarget(target)} cannot be used: no S3 is spoken at ${target.endpoint}.`,
  );
}

async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof NoSuchKey || cause instanceof NotFound) return null;
    throw error;
  }
}

async function* listObjects(
  send: S3Requests,
  bucket: string,
  folder: string,
): AsyncGenerator<StoredEntry> {
  let token: string | undefined;
  do {
    const page = { Bucket: bucket, Prefix: folder, ContinuationToken: token };
    const found = await send((client, limit) => client.send(new ListObjectsV2Command(page), limit));
    for (const { Key = '', Size: size = 0, LastModified } of found.Contents ?? []) {
      const name = Key.slice(folder.length);
      if (isStorageName(name)) yield { name, size, modified: LastModified?.getTime() ?? 0 };
    }
    token = found.NextContinuationToken;
  } while (token !== undefined);
}
