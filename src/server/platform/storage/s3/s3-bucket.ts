import {
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
} from '@aws-sdk/client-s3';
import type { Storage, StoredEntry } from '../storage.ts';
import type { S3Target } from '../storage-target.ts';
import { putObject } from './put-object.ts';
import { readObject, streamObject } from './read-object.ts';
import { createS3Requests, type S3Limits, type S3Requests } from './s3-requests.ts';

/** The objects below the prefix of a target, by any name. */
export interface Bucket extends Storage {
  /** Below a folder of the prefix, such as "north/"; all without one. */
  list(folder?: string): AsyncIterable<StoredEntry>;
  /** The first part of names that have several, without what is below them. */
  listFolders(): Promise<string[]>;
}

export function openBucket(target: S3Target, limits: S3Limits): Bucket {
  const send = createS3Requests(target, limits);
  const prefix = target.prefix === '' ? '' : `${target.prefix}/`;
  const Bucket = target.bucket;
  const place = (name: string) => ({ Bucket, Key: `${prefix}${name}` });
  return {
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
    list: (folder = '') => listObjects(send, Bucket, { prefix, folder }),
    listFolders: () => listFolders(send, Bucket, prefix),
    async remove(name) {
      await send((client, limit) => client.send(new DeleteObjectCommand(place(name)), limit));
    },
  };
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

async function* listPages(
  send: S3Requests,
  query: { Bucket: string; Prefix: string; Delimiter?: string },
) {
  let token: string | undefined;
  do {
    const page = { ...query, ContinuationToken: token };
    const found = await send((client, limit) => client.send(new ListObjectsV2Command(page), limit));
    yield found;
    token = found.NextContinuationToken;
  } while (token !== undefined);
}

async function* listObjects(
  send: S3Requests,
  bucket: string,
  { prefix, folder }: { prefix: string; folder: string },
): AsyncGenerator<StoredEntry> {
  const query = { Bucket: bucket, Prefix: `${prefix}${folder}` };
  for await (const { Contents = [] } of listPages(send, query)) {
    for (const { Key = '', Size: size = 0, LastModified } of Contents) {
      yield { name: Key.slice(prefix.length), size, modified: LastModified?.getTime() ?? 0 };
    }
  }
}

async function listFolders(send: S3Requests, bucket: string, prefix: string): Promise<string[]> {
  const folders: string[] = [];
  const query = { Bucket: bucket, Prefix: prefix, Delimiter: '/' };
  for await (const { CommonPrefixes = [] } of listPages(send, query)) {
    folders.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1)));
  }
  return folders;
}
